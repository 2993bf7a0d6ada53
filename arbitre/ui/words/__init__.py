"""Every sentence that is made from data, and the language that it is in."""
