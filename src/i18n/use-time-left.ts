import { DAY_MS, HOUR_MS, SECOND_MS, seconds, type Milliseconds } from '#shared/time/duration.ts';
import { clockText } from '#shared/mobile/verification-code.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats a remaining time in the player's language: as a clock on the last day, else `3 days 4 hr`. */
export function useTimeLeft(): (left: Milliseconds) => string {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'en-XA' ? 'en-PH' : i18n.language;
  return useMemo(() => {
    const count = (unit: 'day' | 'hour', unitDisplay: 'long' | 'short') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    const days = count('day', 'long');
    const hours = count('hour', 'short');
    return (left) => {
      if (left < DAY_MS) return clockText(seconds(Math.max(0, Math.ceil(left / SECOND_MS))));
      const rest = Math.floor((left % DAY_MS) / HOUR_MS);
      const words = days.format(Math.floor(left / DAY_MS));
      return rest === 0 ? words : `${words} ${hours.format(rest)}`;
    };
  }, [locale]);
}
