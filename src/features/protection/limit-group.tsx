import type { LimitKind, LimitUse } from '#shared/protection/limit.ts';
import { PERIODS } from '#shared/protection/market-period.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './limit-group.module.css';
import { LimitRow } from './limit-row.tsx';

interface LimitGroupProps {
  readonly kind: LimitKind;
  /** Every limit the player ever chose, of all kinds. */
  readonly limits: readonly LimitUse[];
}

/** The limits of one kind by day, week and month. */
export function LimitGroup({ kind, limits }: LimitGroupProps) {
  const { t } = useTranslation('protection');
  const titleId = useId();
  return (
    <Stack as="section" gap={1} className={styles.group} aria-labelledby={titleId}>
      <Text id={titleId} as="h3" weight="bold">
        {t(`limit.kind.${kind}`)}
      </Text>
      <Note>{t(`limit.about.${kind}`)}</Note>
      <ul className={styles.rows}>
        {PERIODS.map((period) => (
          <Stack
            key={period}
            as="li"
            gap={2}
            className={styles.row}
            data-limit={`${kind}-${period}`}
          >
            <LimitRow
              name={{ kind, period }}
              use={limits.find((use) => use.kind === kind && use.period === period) ?? null}
            />
          </Stack>
        ))}
      </ul>
    </Stack>
  );
}
