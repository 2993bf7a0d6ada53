"""What every page is made of: actions, the desk that it works on, tables, messages, papers."""
