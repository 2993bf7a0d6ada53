"""Practice and variants, in small windows beside the desk."""
