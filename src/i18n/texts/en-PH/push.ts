/** Notifications on this phone. */
export const push = {
  title: 'Notifications on this phone',
  off: 'Know at once when mail arrives.',
  on: 'Mail is told at once, until you log out.',
  denied:
    'Your browser blocks notifications for Parola. Allow them in the settings of this site, then try again.',
  installFirst: 'Add Parola to your home screen first: your phone allows notifications only there.',
  failed: 'Notifications could not be turned on. Please try again.',
};
