import type { WeekDay } from '#shared/week/week.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useWeekWords } from './use-week-words.ts';
import styles from './week-chart.module.css';

/** One bar a day, as high as the time played; each with its net result for screen readers. */
export function WeekChart({ days }: { readonly days: readonly WeekDay[] }) {
  const { t } = useTranslation('week');
  const { money } = useFormats();
  const words = useWeekWords();
  const most = Math.max(1, ...days.map(({ playMs }) => playMs));
  return (
    <ul className={styles.days} aria-label={t('chart')}>
      {days.map(({ day, playMs, net }) => (
        <li key={day} className={styles.day} data-week-day={day}>
          <VisuallyHidden>
            {t('day', {
              day: words.weekday(day, 'short'),
              time: words.time(playMs),
              net: money(net),
            })}
          </VisuallyHidden>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ blockSize: `${(100 * playMs) / most}%` }} />
          </span>
          <span className={styles.name} aria-hidden>
            {words.weekday(day, 'narrow')}
          </span>
        </li>
      ))}
    </ul>
  );
}
