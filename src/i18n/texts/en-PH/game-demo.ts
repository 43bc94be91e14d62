/** A demo that a visitor tries over the lobby. */
export const gameDemo = {
  title: 'Demo: {{game}}',
  opening: 'Opening the demo …',
  note: 'You’re playing with demo coins. No real money is won or lost.',
  register: 'Register to play',
  failed: 'We couldn’t open the demo',
  gone: 'This game is no longer available.',
};

/** What every other language must have. */
export type GameDemoTexts = typeof gameDemo;
