import {
  funnelOf,
  type Contribution,
  type CountedFacts,
} from '#server/marketing/events/contribution.ts';
import { marketDay, marketHour } from '#server/core/market-day.ts';
import type { Market } from '#shared/market/market.ts';

/** Returns what a visitor adds to the sums by hour, under each touch. */
export function hourContributionsOf(facts: CountedFacts, market: Market): Contribution[] {
  const { landedAt, client } = facts;
  const day = marketDay(market, landedAt).number;
  const hour = marketHour(market, landedAt);
  return (['first', 'last'] as const).map((touch) => ({
    table: 'install_hour_sum',
    key: { touch, day, hour, origin: facts[touch], client },
    numbers: funnelOf(facts),
  }));
}
