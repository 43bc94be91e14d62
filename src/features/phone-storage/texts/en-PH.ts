/** The screen "On this phone". */
export const phoneStorage = {
  title: 'On this phone',
  measuring: 'Checking what’s saved here',
  total: 'Saved by Parola',
  size: 'About {{size}}',
  counted: 'Your browser counts about {{size}}, with its own bookkeeping.',
  noCaches:
    'This browser doesn’t let Parola save files, as in a private window. Parola works here, but only with internet.',
  partsTitle: 'What’s saved',
  parts: {
    icons: 'Game icons',
    pictures: 'Banners and logos',
    app: 'The app itself',
    lobby: 'Game list',
    records: 'Records and searches',
    account: 'Your account',
  },
  notes: {
    pictures: 'Saved as you see them.',
    app: 'Opens Parola without internet.',
    lobby: 'Names, categories and lobby settings.',
    records: 'The newest records you opened, and your last searches.',
    account: 'Likes, recently played games and what waits to be sent.',
    accountSaved: 'Likes, recently played games, what waits to be sent, and your saved log-in.',
  },
  icons: {
    some: '{{done}} of {{total}} icons',
    running: 'Downloading: {{done}} of {{total}} icons',
    freed: 'Saved again as you see them.',
    waiting: 'The rest will load on a better connection.',
    fetchAll: 'Download all',
  },
  remove: 'Remove',
  removePart: 'Remove: {{part}}',
  cancel: 'Keep',
  question: {
    icons: 'Remove the game icons?',
    pictures: 'Remove banners and logos?',
    records: 'Remove records and searches?',
  },
  result: {
    icons:
      'Without internet, games will show their letters. Each icon is saved again when you see it.',
    pictures: 'Each one is saved again when you see it.',
    records:
      'Your transaction history stays in your account. The newest records are saved again when you open them.',
  },
  freed: 'Freed {{size}}',
  nothing: 'Nothing was removed. Close other Parola windows and try again.',
  offlineTitle: 'Without internet',
  offline: {
    notReady:
      'Parola isn’t ready to open without internet yet. Open the lobby once and wait a moment.',
    browse: 'Browse and search games',
    like: 'Like games. We’ll send it when you’re online.',
    records: 'See the newest records you opened here',
    letters: 'Games show their letters until their icons are saved',
    never: 'Playing, deposits, withdrawals and rewards need internet.',
  },
  keepTitle: 'When the phone is full',
  keep: {
    on: 'Your phone won’t remove this by itself.',
    off: 'Your phone may remove this to make space.',
    unknown: 'This browser doesn’t say whether it may remove this.',
    ask: 'Ask the browser to keep it',
    refused: 'The browser said no for now. It says yes more often once Parola is installed.',
  },
};
