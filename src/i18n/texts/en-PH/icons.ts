/** How many of the games' icons are on the phone. */
export const icons = {
  title: 'Icons on this phone',
  ready: '{{done}} of {{total}} icons ready, {{size}}',
  running: 'Fetching icons: {{done}} of {{total}}, {{size}}',
  freed: 'No icons are kept on this phone.',
  partial: 'The rest comes when you look at it.',
  waiting: 'The rest follows when the connection is better.',
  fetchAll: 'Get all for offline',
  free: 'Free the space',
  allReady: 'All {{total}} icons are ready, {{size}}',
};
