"""Builds the compiled core: every ext/euphoria_ai/**/*.pyx becomes the module of the same path.

Switches, read from the environment:
  EUPHORIA_DEBUG=1     bounds and initialisation checks, assertions, -O1 with symbols (overflow is the sanitizer's)
  EUPHORIA_SANITIZE=1  address and undefined-behaviour sanitizers (needs their library preloaded: make sanitize)
  EUPHORIA_ANNOTATE=1  Cython's annotated HTML beside the generated C (make annotate)
  EUPHORIA_PGO=1       profile-guided: compiled, trained by bench/train.py, compiled again (gcc, clang; make pgo)

Compiler directives stand here and nowhere else, so that one build has one set of them.
"""

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)


def switch(name):
    return os.environ.get(name, "") not in ("", "0")


DEBUG = switch("EUPHORIA_DEBUG")
SANITIZE = switch("EUPHORIA_SANITIZE")
ANNOTATE = switch("EUPHORIA_ANNOTATE")
PGO = switch("EUPHORIA_PGO")
FLAVOUR = ("debug" if DEBUG else "pgo" if PGO else "release") + ("-sanitize" if SANITIZE else "")

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": DEBUG,
    "wraparound": False,  # in the debug build too: there a negative index is an error instead of the other end
    "initializedcheck": DEBUG,
    "cdivision": True,  # what the code means by / and %, so the same in both builds
    "embedsignature": True,
}

# With gcc and clang; MSVC's defaults serve for a release build.  -O2: on this branchy code -O3 measured slower.
COMPILE_ARGS = []
LINK_ARGS = []
if sys.platform != "win32":
    COMPILE_ARGS += ["-O1", "-g", "-fno-omit-frame-pointer"] if DEBUG else ["-O2", "-fno-semantic-interposition"]
    COMPILE_ARGS += ["-ffp-contract=off"]  # the same sums on every machine
    if SANITIZE:
        COMPILE_ARGS += ["-fsanitize=address,undefined", "-fno-omit-frame-pointer"]
        LINK_ARGS += ["-fsanitize=address,undefined"]
# Python's own headers carry -DNDEBUG; Cython's assertions are governed by their own macro.
# EUPHORIA_BUILD is what `euphoria bench` calls the build.
MACROS = [("EUPHORIA_BUILD", FLAVOUR.replace("-", "_"))] + ([] if DEBUG else [("CYTHON_WITHOUT_ASSERTIONS", "1")])


def extensions():
    ext = Path("ext")
    # A header or included part belongs to nobody in particular: a change of one rebuilds all.
    shared = sorted(str(path) for pattern in ("*.h", "*.pxi") for path in ext.rglob(pattern))
    return [
        Extension(
            ".".join(path.relative_to(ext).with_suffix("").parts),
            [str(path)],
            include_dirs=[str(ext)],
            depends=shared,
            define_macros=MACROS,
            extra_compile_args=COMPILE_ARGS.copy(),
            extra_link_args=LINK_ARGS.copy(),
        )
        for path in sorted(ext.rglob("*.pyx"))
    ]


class Profile:
    """How a compiler is told to count what runs, and to use the counts."""

    def __init__(self, folder):
        self.folder = folder.resolve()
        self.compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
        if DEBUG or SANITIZE or sys.platform == "win32":
            raise SystemExit("EUPHORIA_PGO=1 is for release builds with gcc or clang")
        self.clang = "clang" in self.output("--version")

    def output(self, option):
        """What the compiler prints."""
        return subprocess.run([*self.compiler, option], capture_output=True, text=True, check=True).stdout

    def counting(self):
        """Flags for compiling and linking.  gcc leaves counts beside the objects, clang where the environment says."""
        return ["-fprofile-generate"]

    def environment(self):
        return os.environ | {"LLVM_PROFILE_FILE": str(self.folder / "%m.profraw")}

    def using(self):
        """Flags for compiling.  Code that the training does not reach is compiled for size."""
        if not self.clang:
            return ["-fprofile-use", "-Wno-missing-profile"]
        tool = self.output("-print-prog-name=llvm-profdata").strip()
        merged = str(self.folder / "all.profdata")
        counts = [str(path) for path in self.folder.glob("*.profraw")]
        subprocess.run([tool, "merge", "-o", merged, *counts], check=True)
        return [f"-fprofile-use={merged}", "-Wno-profile-instr-unprofiled"]


class Build(build):
    """A folder under build/ for each flavour: time stamps cannot tell a debug build from a release one."""

    def initialize_options(self):
        super().initialize_options()
        self.build_base = str(Path("build") / FLAVOUR)


class BuildExtensions(build_ext):
    """Cythonizes when extensions are really built (a source archive needs no C), on all processors."""

    def finalize_options(self):
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def run(self):
        from Cython.Build import cythonize

        if self.extensions:
            made = cythonize(
                self.extensions,
                include_path=["ext"],
                compiler_directives=DIRECTIVES,
                build_dir=str(Path("build") / FLAVOUR / "cython"),
                nthreads=min(os.cpu_count() or 1, len(self.extensions)),
                annotate=ANNOTATE,
                force=ANNOTATE,
            )
            # The extension objects stay, since setuptools has put notes of its own on them.
            sources = {extension.name: extension.sources for extension in made}
            for extension in self.extensions:
                extension.sources = sources[extension.name]
            if PGO:
                self.train()
        super().run()

    def train(self):
        """Compile with counters into a copy of the package and let it play; its counts steer the next compilation."""
        folder = Path("build") / FLAVOUR / "train"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(self.build_temp, ignore_errors=True)
        shutil.copytree("euphoria_ai", folder / "euphoria_ai", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        profile = Profile(folder)
        flags = profile.counting()
        # The yardstick of the benchmark stays the same, or ratios to it would tell nothing.
        trained = [extension for extension in self.extensions if not extension.name.endswith("measure.ceiling")]
        for extension in trained:
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
        once = build_ext(self.distribution)
        once.build_lib, once.build_temp, once.parallel = str(folder), self.build_temp, self.parallel
        once.ensure_finalized()
        once.run()
        subprocess.run(
            [sys.executable, "-S", "bench/train.py", str(folder)],
            env=profile.environment(),
            stdout=sys.stderr,
            check=True,
        )
        using = profile.using()
        for extension in trained:
            del extension.extra_compile_args[-len(flags) :], extension.extra_link_args[-len(flags) :]
            extension.extra_compile_args += using
        self.force = True

    def copy_extensions_to_source(self):
        # What was built last is what counts, though the copy of another flavour may be younger.
        force, self.force = self.force, True
        super().copy_extensions_to_source()
        self.force = force


def main():
    runpy.run_path(str(ROOT / "euphoria_ai" / "_compile_tables.py"))["write"]()
    setup(
        packages=[
            *find_packages(include=["euphoria_ai", "euphoria_ai.*"]),
            "euphoria_ai.cli",
            *(f"euphoria_ai.cli.{name}" for name in find_packages("cli")),
        ],
        package_dir={"euphoria_ai.cli": "cli"},
        ext_modules=extensions(),
        cmdclass={"build": Build, "build_ext": BuildExtensions},
    )


# Guarded because Cython's worker processes may import this file again.
if __name__ == "__main__":
    main()
