/** Notifications on this device. */
export const push = {
  title: 'Notifications on this phone',
  off: 'Turn on to know as soon as mail arrives.',
  on: 'We’ll notify you on this phone until you log out.',
  denied:
    'Your browser blocks notifications from Parola. Allow them in this site’s settings, then try again.',
  installFirst: 'Add Parola to your home screen first. Your phone only allows notifications there.',
  failed: 'We couldn’t turn on notifications. Please try again.',
  settings: 'Notification settings',
  kinds: {
    mail: 'New mail',
    gift: 'Gifts and activities',
    withdrawal: 'Withdrawals',
  },
  quiet: 'Quiet at night',
  quietNote: 'Nothing from 10 PM to 8 AM. You get it in the morning.',
  notSaved: 'We couldn’t save this. Please try again.',
};
