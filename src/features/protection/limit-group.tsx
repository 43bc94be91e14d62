import type { LimitKind, LimitUse } from '#domain/protection/limit.ts';
import { PERIODS } from '#domain/protection/market-period.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './limit-group.module.css';
import { LimitRow } from './limit-row.tsx';

interface LimitGroupProps {
  readonly kind: LimitKind;
  /** Those that the player ever chose, of every kind. */
  readonly limits: readonly LimitUse[];
}

/** The limits of one kind by day, week and month. */
export function LimitGroup({ kind, limits }: LimitGroupProps) {
  const { t } = useTranslation('protection');
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t(`limit.kind.${kind}`)}
      </h3>
      <p className={styles.about}>{t(`limit.about.${kind}`)}</p>
      <ul className={styles.rows}>
        {PERIODS.map((period) => (
          <li key={period} className={styles.row} data-limit={`${kind}-${period}`}>
            <LimitRow
              name={{ kind, period }}
              use={limits.find((use) => use.kind === kind && use.period === period) ?? null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
