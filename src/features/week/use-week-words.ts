import { HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import type { DayText } from '#shared/record/market-day.ts';
import { useTranslation } from 'react-i18next';

export interface WeekWords {
  /** A span of play, `3 h 20 min`. */
  readonly time: (ms: number) => string;
  /** The weekday of a market's day, `Mon` or `Monday`. */
  readonly weekday: (day: DayText, style: 'short' | 'long') => string;
}

export function useWeekWords(): WeekWords {
  const { t, i18n } = useTranslation('week');
  const locale = i18n.language === 'en-XA' ? 'en-PH' : i18n.language;
  return {
    time(ms) {
      const hours = Math.floor(ms / HOUR_MS);
      const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
      return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes });
    },
    weekday: (day, style) =>
      new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(Date.parse(day)),
  };
}
