/** What works offline, what does not, and what happens meanwhile. */
export const offline = {
  works: 'You can still browse. Playing, deposits and withdrawals need a connection.',
  back: 'You’re back online.',
  needs: {
    title: 'This needs an internet connection',
    play: 'Games run on our server.',
    money: 'Our server handles every money transaction.',
    rewards: 'Our server counts and pays your rewards.',
    records: 'We keep these records on our server.',
    account: 'Account changes go through our server.',
    meanwhile: 'Meanwhile, you can use the lobby, your likes and your history.',
    waits: 'This screen opens as soon as you’re online.',
  },
};
