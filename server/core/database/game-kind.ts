/** The kinds of games that this server plays. */
export const GAME_KINDS = ['reels', 'fishing', 'cards', 'match', 'duel', 'rise'] as const;
export type GameKind = (typeof GAME_KINDS)[number];
