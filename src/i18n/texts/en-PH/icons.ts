/** The download progress of the game icons. */
export const icons = {
  title: 'Game icons on this phone',
  ready: '{{done}} of {{total}} icons ready ({{size}})',
  running: 'Downloading icons: {{done}} of {{total}} ({{size}})',
  freed: 'No icons saved on this phone.',
  partial: 'The rest will load as you browse.',
  waiting: 'The rest will load on a better connection.',
  fetchAll: 'Download for offline',
  free: 'Remove downloaded icons',
  allReady: 'All {{total}} icons are ready ({{size}})',
};
