/** Catalogue facts of each kind of game. */
import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';

export interface GameFacts {
  readonly features: readonly string[];
  /** 1 low to 5 high; omitted where it depends on the player's choice. */
  readonly volatility?: 2 | 3;
}

/** Volatility reflects the standard deviation of a round in bets: 2.5 on the reels, 4.4 at cards. */
export const FACTS: Readonly<Record<GameKind, GameFacts>> = {
  reels: { features: ['ten-lines', 'wilds', 'provably-fair'], volatility: 2 },
  fishing: { features: ['aimed-shots', 'fixed-odds', 'provably-fair'] },
  cards: { features: ['hold-and-draw', 'provably-fair'], volatility: 3 },
  match: { features: ['result-and-goals', 'fixed-odds', 'provably-fair'] },
  duel: { features: ['high-card', 'half-back-on-tie', 'provably-fair'] },
  rise: { features: ['multiplier', 'auto-cash-out', 'provably-fair'] },
};

/** True for a feature that only games of other kinds have. */
export const isForeign = (feature: string, kind: GameKind): boolean =>
  !FACTS[kind].features.includes(feature) &&
  GAME_KINDS.some((other) => FACTS[other].features.includes(feature));
