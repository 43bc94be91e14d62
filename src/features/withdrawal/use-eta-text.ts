import { useTranslation } from 'react-i18next';

const MINUTES_AN_HOUR = 60;

/** Formats a duration: minutes below an hour, whole hours from there. */
export function useEtaText(): (minutes: number) => string {
  const { t } = useTranslation('withdrawal');
  return (minutes) =>
    minutes < MINUTES_AN_HOUR
      ? t('form.minutes', { count: Math.max(1, Math.ceil(minutes)) })
      : t('form.hours', { count: Math.ceil(minutes / MINUTES_AN_HOUR) });
}
