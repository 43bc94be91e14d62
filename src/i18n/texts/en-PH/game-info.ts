/** The sheet about one game. */
export const gameInfo = {
  provider: 'By {{provider}}',
  category: 'Kind',
  bet: 'Bet',
  betRange: '{{least}} to {{most}}',
  betFrom: 'from {{least}}',
  betTo: 'up to {{most}}',
  rtp: 'Return to player',
  rtpValue: '{{rtp}} %',
  rtpNote: 'Over very many rounds. One evening can go either way.',
  volatility: 'Volatility',
  volatilityStep: ', {{step}} of 5',
  released: 'Out since',
  jackpot: 'Jackpot',
  features: 'Features',
  like: 'Like {{name}}',
  play: 'Play',
  demo: 'Try the demo',
  maintenance: 'This game is being looked after. It is back soon.',
  unavailable: 'This game is not available now. Please choose another one.',
  gone: 'This game is no longer in the list.',
};

export type GameInfoTexts = typeof gameInfo;
