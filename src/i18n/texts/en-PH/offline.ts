/** What works without a network, what does not, and what happens meanwhile. */
export const offline = {
  works: 'Browsing works. Playing and money need a connection.',
  back: 'Back online.',
  needs: {
    title: 'This needs a connection',
    play: 'Games run on the platform.',
    money: 'Money moves only with the platform watching.',
    rewards: 'Rewards are counted and paid by the platform.',
    records: 'These records lie on the platform.',
    account: 'Changes to your account are made on the platform.',
    meanwhile: 'The lobby, your likes and your history work without one.',
    waits: 'This screen opens by itself as soon as you are online.',
  },
};
