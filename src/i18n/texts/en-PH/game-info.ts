/** The details sheet of a game. */
export const gameInfo = {
  provider: 'By {{provider}}',
  category: 'Category',
  bet: 'Bet',
  betRange: '{{least}} to {{most}}',
  betFrom: 'from {{least}}',
  betTo: 'up to {{most}}',
  rtp: 'Return to player',
  rtpValue: '{{rtp}}%',
  rtpNote: 'An average over many rounds. Your results can be higher or lower.',
  wagering: 'Counts toward wagering',
  wageringShare: '{{percent}}% of each bet',
  wageringNone: 'Doesn’t count',
  wageringOdds: 'Cash-outs under {{odds}}× don’t count.',
  volatility: 'Volatility',
  volatilityStep: ', {{step}} of 5',
  released: 'Released',
  jackpot: 'Jackpot',
  features: 'Features',
  like: 'Like {{name}}',
  play: 'Play',
  demo: 'Try the demo',
  maintenance: 'Under maintenance. Back soon.',
  unavailable: 'This game isn’t available right now. Please choose another one.',
  gone: 'This game is no longer available.',
};

export type GameInfoTexts = typeof gameInfo;
