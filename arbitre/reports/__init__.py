"""Documents: one description of each paper, written as PDF, workbook, web page or text."""
