/** A game demo for visitors, over the lobby. */
export const gameDemo = {
  title: 'Demo: {{game}}',
  opening: 'Opening the demo …',
  note: 'You’re playing with demo coins. No real money is won or lost.',
  register: 'Register to play',
  failed: 'We couldn’t open the demo',
  gone: 'This game is no longer available.',
};

/** The shape that every language must have. */
export type GameDemoTexts = typeof gameDemo;
