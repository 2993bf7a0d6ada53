"""What goes between laptops and centres."""
