import { HOUR_MS, milliseconds, type Milliseconds } from '#shared/time/duration.ts';
import type { Currency } from '#shared/money/money.ts';

export type Market = 'ph' | 'th';
export type Language = 'en-PH' | 'th-TH' | 'en-US';

/** The two markets (spec §1): currency, default language and country code of phone numbers. */
export interface MarketPack {
  readonly currency: Currency;
  readonly language: Language;
  readonly countryCode: string;
  /** Time zone of the market's days (contract, conventions), and its constant offset from UTC. */
  readonly timeZone: string;
  readonly ahead: Milliseconds;
}

export const markets = {
  ph: {
    currency: 'PHP',
    language: 'en-PH',
    countryCode: '63',
    timeZone: 'Asia/Manila',
    ahead: milliseconds(8 * HOUR_MS),
  },
  th: {
    currency: 'THB',
    language: 'th-TH',
    countryCode: '66',
    timeZone: 'Asia/Bangkok',
    ahead: milliseconds(7 * HOUR_MS),
  },
} as const satisfies Record<Market, MarketPack>;

export const MARKETS: readonly Market[] = ['ph', 'th'];
