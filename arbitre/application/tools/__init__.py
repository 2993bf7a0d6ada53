"""What the command line measures and checks: figures of the machine, graded cases, reference rooms."""
