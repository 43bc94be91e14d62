import { markets, type Market } from '#shared/market/market.ts';
import { DAY_MS, epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';

/** Hours of the market's day. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;

/** When a notification of now is due for a player who wants quiet nights: now, or at the end of the night. */
export function afterQuietHours(now: EpochMs, market: Market): EpochMs {
  const { ahead } = markets[market];
  const intoDay = (now + ahead) % DAY_MS;
  const dayStart = now - intoDay;
  if (intoDay < QUIET_UNTIL * HOUR_MS) return epochMs(dayStart + QUIET_UNTIL * HOUR_MS);
  if (intoDay >= QUIET_FROM * HOUR_MS) return epochMs(dayStart + DAY_MS + QUIET_UNTIL * HOUR_MS);
  return now;
}
