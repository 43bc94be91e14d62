/** The player’s own games on the lobby’s first tab. */
export const collect = {
  label: 'Your games',
  likes: 'Likes',
  history: 'History',
  noLikesTitle: 'No likes yet',
  noLikesText: 'Hold your finger on a game, then tap the heart to save it here.',
  noHistoryTitle: 'No games played yet',
  noHistoryText: 'Games you play show up here, newest first.',
  guestTitle: 'Your games, on any phone',
  guestText: 'Log in to keep your likes and see what you played.',
  browse: 'See hot games',
};
