"""Who a visitor is: guests without forms."""
