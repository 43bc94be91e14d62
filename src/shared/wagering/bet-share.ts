/** What of a bet counts towards the wagering of bonuses, as the server tells it. */
export interface BetShares {
  /** Whole percent by category; null when the server does not say. */
  readonly shares: Readonly<Record<string, number>> | null;
  /** Rounds cashed out below these odds count nothing, by category. */
  readonly leastOdds: Readonly<Record<string, number>>;
  /** Wagering multiple of rewards that are not known yet, such as those of a code; null when unknown. */
  readonly betRate: number | null;
  /** Wagering multiple of a deposit's own money; null when unknown. */
  readonly depositRate: number | null;
}

/** Percent of a game's bets that counts: its own, else its category's; null when unknown. */
export function betShareOf(
  game: { readonly categoryId: number; readonly betShare?: number },
  { shares }: BetShares,
): number | null {
  if (game.betShare !== undefined) return game.betShare;
  return shares === null ? null : (shares[game.categoryId] ?? 0);
}
