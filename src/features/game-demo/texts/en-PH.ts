/** A game demo for visitors, over the lobby. */
export const gameDemo = {
  title: 'Demo: {{game}}',
  opening: 'Opening the demo…',
  note: 'Play money only. You can’t win or lose real money.',
  register: 'Register and keep this game',
  failed: 'We couldn’t open the demo',
  gone: 'This game is no longer available.',
};

/** The shape that every language must have. */
export type GameDemoTexts = typeof gameDemo;
