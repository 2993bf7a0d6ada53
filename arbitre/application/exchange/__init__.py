"""What goes between laptops and centres: copies made, read and put together."""
