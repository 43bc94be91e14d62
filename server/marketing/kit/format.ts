import { DEVICES, type Device, type Dimension } from '#server/marketing/events/dimension.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { formatMoney, type MinorUnits } from '#shared/money/money.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { unbrokenTime } from '#shared/time/unbroken-time.ts';
import type { ClientBrowser, InAppHost } from '#shared/install/client.ts';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';

const BROWSER_NAMES: Readonly<Partial<Record<ClientBrowser, string>>> = {
  safari: 'Safari',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  brave: 'Brave',
  vivaldi: 'Vivaldi',
  duckduckgo: 'DuckDuckGo',
  uc: 'UC Browser',
  huawei: 'Huawei Browser',
  xiaomi: 'Xiaomi Browser',
  oppo: 'OPPO Browser',
  vivo: 'vivo Browser',
  yandex: 'Yandex Browser',
  webview: 'WebView',
};

const APP_NAMES: Readonly<Record<Exclude<InAppHost, 'other'>, string>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  threads: 'Threads',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  line: 'LINE',
  viber: 'Viber',
  wechat: 'WeChat',
  x: 'X',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  discord: 'Discord',
  google: 'Google',
};

/** Of web views and browsers. */
const CLIENT_NAMES = new Map(Object.entries({ ...APP_NAMES, ...BROWSER_NAMES }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ConsoleFormat {
  count: (count: number) => string;
  /** E.g. `12.5%`; a dash when the whole is 0. */
  share: (part: number, whole: number) => string;
  /** Change from the previous number, e.g. `+12.5%`; undefined when that is 0. */
  change: (now: number, before: number) => string | undefined;
  /** With two decimals. */
  money: (amount: MinorUnits) => string;
  /** A factor, e.g. `2.4`. */
  factor: (value: number) => string;
  /** Whole coins, for charts. */
  coins: (amount: MinorUnits) => string;
  /** `21 Nov`, or with the year. */
  day: (day: number, style?: 'long') => string;
  /** `21 Nov 2026, 09:00` in the market's time. */
  moment: (time: EpochMs) => string;
  /** `45 s`, `12 min`, `3.4 h`, `2.1 days`; a dash for null. */
  span: (seconds: number | null) => string;
  nameOf: (dimension: Dimension, value: string) => string;
}

const NOTHING = '–';

const known = new WeakMap<ConsoleTexts, Map<Market, ConsoleFormat>>();

/** Formats numbers, days and names in the console's language and the market's currency. */
export function formatOf(texts: ConsoleTexts, market: Market): ConsoleFormat {
  const byMarket = known.get(texts) ?? new Map<Market, ConsoleFormat>();
  known.set(texts, byMarket);
  const format = byMarket.get(market) ?? createFormat(texts, market);
  byMarket.set(market, format);
  return format;
}

/** Takes a millisecond, so one is kept for each language and market. */
function createFormat(texts: ConsoleTexts, market: Market): ConsoleFormat {
  const { locale } = texts;
  const counts = new Intl.NumberFormat(locale);
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const factor = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const shortDay = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: markets[market].timeZone,
  });
  const nameOf = namer(texts);
  return {
    count: (count) => counts.format(count),
    share: (part, whole) => (whole === 0 ? NOTHING : percent.format(part / whole)),
    change: (now, before) =>
      before === 0 ? undefined : signed.format((now - before) / Math.abs(before)),
    factor: (value) => factor.format(value),
    money: (amount) => formatMoney(amount, markets[market].currency),
    coins: (amount) => formatMoney(amount, markets[market].currency, 'floor'),
    day: (day, style) => (style === 'long' ? longDay : shortDay).format(day * DAY_MS),
    moment: (time) => unbrokenTime(moment.format(time)),
    span: (seconds) => {
      if (seconds === null) return NOTHING;
      if (seconds < MINUTE) return texts.seconds(counts.format(seconds));
      if (seconds < HOUR) return texts.minutes(counts.format(Math.round(seconds / MINUTE)));
      if (seconds < DAY) return texts.hours(decimal.format(seconds / HOUR));
      return texts.daysLong(decimal.format(seconds / DAY));
    },
    nameOf,
  };
}

const hourName = (hour: string): string => `${hour}:00–${hour}:59`;

function namer({
  locale,
  devices,
  noneOf,
  other,
  sharing: { few },
}: ConsoleTexts): ConsoleFormat['nameOf'] {
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // Day 4 of the epoch was a Monday.
  const weekdays = new Map(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), weekday.format((day + 3) * DAY_MS)]),
  );
  const isDevice = (value: string): value is Device =>
    (DEVICES as readonly string[]).includes(value);
  return (dimension, value) => {
    if (value === FEW) return few;
    if (value === '') return noneOf[dimension];
    switch (dimension) {
      case 'device':
        return isDevice(value) ? devices[value] : value;
      case 'browser':
      case 'app':
      case 'handover':
        return value === 'other' ? other : (CLIENT_NAMES.get(value) ?? value);
      case 'weekday':
        return weekdays.get(value) ?? value;
      case 'hour':
        return /^\d\d?$/.test(value) ? hourName(value.padStart(2, '0')) : value;
      case 'country':
        return named(countries, value);
      case 'language':
        return named(languages, value);
      default:
        return value;
    }
  };
}

/** A stored code may not be a standard one. */
function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
