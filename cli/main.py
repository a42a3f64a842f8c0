"""The `euphoria` command: a group whose commands are loaded when they are called,
under one guard for errors and exit codes.
"""

import sys
from importlib import import_module

import click

from euphoria_ai.cli.guard import USAGE, guarded, refused, tell
from euphoria_ai.cli.registry import available, help_text
from euphoria_ai.cli.terminal import Terminal


class LazyGroup(click.Group):
    """Knows the names and lines of help of all commands; imports the module of the one that is called."""

    def list_commands(self, ctx):
        return available()

    def get_command(self, ctx, name):
        if name not in available():
            return None
        return import_module(f"euphoria_ai.cli.commands.{name}").command

    def resolve_command(self, ctx, args):
        """As click's, with the nearest name when there is no such command."""
        name = args[0]
        if name not in available() and not name.startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(name, available(), 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise click.UsageError(f"No such command {name!r}.{hint}", ctx)
        return super().resolve_command(ctx, args)

    def get_help(self, ctx):
        return help_text().rstrip("\n")

    def main(self, args=None, prog_name="euphoria", standalone_mode=True, **extra):
        """Run, and exit with the code; everything that can go wrong ends in `guarded`."""
        code = guarded(lambda: self.run(args, prog_name or "euphoria", extra))
        if standalone_mode:
            sys.exit(code)
        return code

    def run(self, args, prog_name, extra):
        """One command line through click; what click refuses ends here, other errors come out as exceptions."""
        try:
            self._main_shell_completion(extra, prog_name)
            with self.make_context(prog_name, list(sys.argv[1:] if args is None else args), **extra) as ctx:
                return self.invoke(ctx)
        except click.exceptions.Exit as end:
            return end.exit_code
        except click.exceptions.NoArgsIsHelpError as error:
            tell(error.format_message(), "")
            return USAGE
        except click.UsageError as error:
            return usage(error)
        except click.ClickException as error:
            return refused(error.format_message())
        except click.Abort:
            raise KeyboardInterrupt from None


def usage(error):
    """How the command is called, and what was wrong."""
    if error.ctx is not None:
        tell(error.ctx.get_usage() + f"\nTry '{error.ctx.command_path} --help' for help.", "")
    tell(error.format_message())
    return USAGE


def print_version(ctx, param, value):
    if value and not ctx.resilient_parsing:
        from euphoria_ai import __version__

        click.echo(f"euphoria {__version__}")
        ctx.exit()


@click.group(
    "euphoria", cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80}
)
@click.option("--no-color", is_flag=True)
@click.option("--version", "-V", is_flag=True, is_eager=True, expose_value=False, callback=print_version)
@click.pass_context
def cli(ctx, no_color):
    """Plays the board game Euphoria and advises on any position of it."""
    ctx.obj = Terminal(colour=False if no_color else None)


def main(args):
    """Run one command line; returns the exit code."""
    return cli.main(args, standalone_mode=False)
