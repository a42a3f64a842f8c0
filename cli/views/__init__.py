"""Plain data made into lines of styled text; nothing here prints."""
