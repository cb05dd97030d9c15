"""What Lusitania (2019) and Lusitania XXI (2022) have in common: hands whose cards people follow, two draw piles, the
soldiers of four provinces, and the way their card files are read. It is not a game itself."""
