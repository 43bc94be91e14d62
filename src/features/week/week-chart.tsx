import type { WeekDay } from '#shared/week/week.ts';
import { scaleOf } from '#shared/week/week-scale.ts';
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { visuallyHiddenClass, VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { textClass } from '#ui/base/text.tsx';
import { Amount } from '#ui/money/amount.tsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useWeekWords } from './use-week-words.ts';
import styles from './week-chart.module.css';

type Places = CSSProperties & Readonly<Record<`--${string}`, number>>;

/**
 * A table of the days: the net result in money, as a bar from one zero line, and the time played. A loss differs
 * from a win by its side only.
 */
export function WeekChart({ days }: { readonly days: readonly WeekDay[] }) {
  const { t } = useTranslation('week');
  const { money } = useFormats();
  const words = useWeekWords();
  const { zero, farthest, fractionOf } = scaleOf(days.map(({ net }) => net));
  const scale: Places = { '--zero': zero };
  return (
    <table className={styles.week} style={scale}>
      <caption className={visuallyHiddenClass}>{t('chart')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.day}>
            <VisuallyHidden>{t('dayName')}</VisuallyHidden>
          </th>
          <td aria-hidden className={styles.end} data-week-zero>
            <span className={styles.zero}>{money(ZERO, 'short')}</span>
          </td>
          <th scope="col" className={styles.values}>
            <span className={textClass({ size: 'caption', tone: 'soft' })}>{t('net')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, playMs, net }, at) => {
          const part = fractionOf(net);
          const bar: Places = { '--from': net < 0 ? zero - part : zero, '--part': part };
          const isPlayed = playMs > 0 || net !== 0;
          return (
            <tr key={day} data-week-day={day}>
              <th scope="row" className={styles.day}>
                <span aria-hidden>{words.weekday(day, 'short')}</span>
                <VisuallyHidden>{words.weekday(day, 'long')}</VisuallyHidden>
              </th>
              <td aria-hidden className={styles.plot}>
                {net !== 0 && (
                  <span className={classNames(styles.bar, net < 0 && styles.isLoss)} style={bar} />
                )}
                {at === days.length - 1 && farthest !== 0 && (
                  <span
                    className={classNames(styles.farthest, farthest > 0 && styles.isWin)}
                    data-week-farthest
                  >
                    {money(minorUnits(farthest), 'short')}
                  </span>
                )}
              </td>
              <td className={styles.values}>
                {isPlayed ? (
                  <>
                    <Amount text={money(net)} tone="inherit" className={styles.amount} />
                    <span className={styles.time}>{words.time(playMs)}</span>
                  </>
                ) : (
                  <span className={styles.time}>{t('notPlayed')}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
