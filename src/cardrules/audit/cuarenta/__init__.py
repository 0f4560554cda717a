"""The audit of Cuarenta: captures, announcements, points, counts and who deals next."""
