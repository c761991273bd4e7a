"""The Shelter, its people, Storage and the city, drawn from the view."""
