import { markets, type Market } from '#shared/market/market.ts';
import {
  formatMoney,
  type Currency,
  type MinorUnits,
  type MoneyStyle,
} from '#shared/money/money.ts';
import { unbrokenTime } from '#shared/time/unbroken-time.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { createContext, use, useMemo } from 'react';
import { formatAge } from './age.ts';

/** The operator's market, which determines the currency. */
export const MarketContext = createContext<Market>('ph');

export interface Formats {
  readonly currency: Currency;
  /** An amount in the market's currency, e.g. `₱1,234.50`. */
  money(amount: MinorUnits, style?: MoneyStyle): string;
  /** The time since then, e.g. `5 minutes ago`; both in epoch ms. */
  age(since: number, now: number): string;
  /** A date (epoch ms) in the market's time zone, e.g. `Feb 3, 2026`. */
  day(moment: number): string;
  /** Date and time in the market's time zone, e.g. `Feb 3, 2026, 9:05 PM`. */
  moment(moment: number): string;
  /** The time of day in the market's time zone, e.g. `9:05 PM`. */
  time(moment: number): string;
  /** An amount of data in megabytes, e.g. `3.1 MB`. */
  megabytes(bytes: number): string;
  /** Basis points as a percentage, e.g. `1.5%` for 150. */
  percent(basisPoints: number): string;
}

/** Formats amounts and times for the market and the language. */
export function useFormats(): Formats {
  const market = use(MarketContext);
  const { language } = useFirstTexts();
  const locale = language === 'en-XA' ? 'en-PH' : language;
  return useMemo(() => {
    const { currency, timeZone } = markets[market];
    const momentsAs = (dateStyle?: 'medium', timeStyle?: 'short') => (moment: number) =>
      Math.abs(moment) > LAST_MOMENT
        ? '–'
        : unbrokenTime(
            new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, timeZone }).format(moment),
          );
    const numberAs = (value: number, style: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, style).format(value);
    return {
      currency,
      money: (amount, style) => formatMoney(amount, currency, style),
      age: (since, now) => formatAge(since, now, locale === 'th-TH'),
      day: momentsAs('medium'),
      moment: momentsAs('medium', 'short'),
      time: momentsAs(undefined, 'short'),
      megabytes: (bytes) =>
        numberAs(bytes / BYTES_PER_MEGABYTE, {
          style: 'unit',
          unit: 'megabyte',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }),
      percent: (basisPoints) =>
        numberAs(basisPoints / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 }),
    };
  }, [market, locale]);
}

/** The farthest time from 1970 that a date can hold, in ms. */
const LAST_MOMENT = 8.64e15;

const BYTES_PER_MEGABYTE = 1_000_000;

const BASIS_POINTS = 10_000;
