/** Titles of the screens, and the texts of the small ones. */
export const screens = {
  deposit: { title: 'Deposit' },
  depositReturn: {
    title: 'Finished paying?',
    text: 'Go back to the app where you started to see your deposit. It shows there once your payment reaches us. You can also log in here.',
  },
  withdrawal: { title: 'Withdraw' },
  withdrawalSpin: { title: 'Claim spin bonus' },
  start: { title: 'Game' },
  profileAccount: { title: 'Account' },
  profileBank: { title: 'Bank' },
  profileTask: { title: 'Tasks' },
  profileVip: { title: 'VIP' },
  profileItems: { title: 'Boosts and tickets' },
  profileEmail: { title: 'Mail' },
  profileWeek: { title: 'Your week' },
  activities: { title: 'Activities' },
  spin: { title: 'Spin' },
  redPacket: { title: 'Cash bonus' },
  transactions: { title: 'Transaction history' },
  member: { title: 'Me' },
  task: { title: 'Tasks' },
  invitation: { title: 'Invite friends' },
  about: {
    title: 'About Parola',
    text: 'A parol is the star lantern of a Filipino Christmas. A parola is a lighthouse that guides boats home. We named our lobby after both: warm and fun, and clear about rules, odds and money.',
    version: 'Version {{version}}',
  },
  service: {
    title: 'Customer support',
    text: 'Choose how you want to reach us.',
    emptyTitle: 'No contact options yet',
    emptyText: 'Customer support isn’t set up yet. Please check back later.',
    unavailable: 'We couldn’t load this list.',
    lastKnown: 'Use last known contact',
  },
  sharedInvitation: {
    title: 'Shared with Parola',
    memberTitle: 'You already have an account',
    memberText:
      'You’re logged in, so we didn’t use this invite code. If a friend invited you, you can add their code once under “Invite friends”.',
    noneTitle: 'No invite code found',
    noneText:
      'We looked for a friend’s invite code or Parola link in what you shared. You can register without one.',
  },
  gallery: {
    title: 'Gallery',
    text: 'Every piece of the interface in every state. Tap one to open it.',
    settings: 'Display settings',
    broken: 'We couldn’t open this preview.',
  },
  notFound: { title: 'Page not found', text: 'The link may be old or mistyped.' },
};
