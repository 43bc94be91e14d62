/** Of the favorites tab while it has no games. */
export const favorites = {
  noLikesTitle: 'No likes yet',
  noLikesText: 'Hold your finger on a game, then tap the heart to save it here.',
  noHistoryTitle: 'No games played yet',
  noHistoryText: 'Games you play show up here, newest first.',
  guestTitle: 'Your games, on any phone',
  guestText: 'Log in to keep your likes and see what you played.',
  browse: 'See hot games',
};
