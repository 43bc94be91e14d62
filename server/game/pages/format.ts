import { markets } from '#shared/market/market.ts';
import { formatMoney, minorUnits } from '#shared/money/money.ts';
import { unbrokenTime } from '#shared/time/unbroken-time.ts';

export interface Format {
  money(amount: number): string;
  /** In a sentence: without `.00`. */
  short(amount: number): string;
  /** A multiplier in hundredths: 250 → 2.50×. */
  times(hundredths: number): string;
  percent(bps: number): string;
  time(epochMs: number): string;
}

/** Returns the page's number and date formats. */
export function formatIn(lang: string, countryCode: string): Format {
  const locale = lang === 'th' ? 'th-TH' : 'en-PH';
  const { currency } = countryCode === markets.th.countryCode ? markets.th : markets.ph;
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const number = new Intl.NumberFormat(locale, two);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', ...two });
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return {
    money: (amount) => formatMoney(minorUnits(amount), currency),
    short: (amount) => formatMoney(minorUnits(amount), currency, 'short'),
    times: (hundredths) => `${number.format(Number(`${hundredths}e-2`))}×`,
    percent: (bps) => percent.format(Number(`${bps}e-4`)),
    time: (epochMs) => unbrokenTime(clock.format(epochMs)),
  };
}
