/** What works offline, what does not, and what happens meanwhile. */
export const offline = {
  works: 'You can still browse. Playing, deposits and withdrawals need a connection.',
  worksWithDemos:
    'You can still browse, and play the demos you saved. Everything with money needs a connection.',
  back: 'You’re back online.',
  demos: 'Play without internet',
  needs: {
    title: 'You’re offline',
    unreachable: 'We can’t reach Parola right now',
    play: 'Games need the internet.',
    money: 'Deposits and withdrawals need the internet.',
    rewards: 'Rewards need the internet.',
    records: 'Your records need the internet.',
    account: 'Account changes need the internet.',
    meanwhile: 'Meanwhile, you can use the lobby, your likes and your history.',
    waits: 'This screen opens as soon as you’re online.',
    waitsForUs: 'We’re working on it. This screen opens as soon as we’re back.',
  },
};
