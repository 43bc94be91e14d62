import { add, ZERO } from '#shared/money/money.ts';
import { leftToBet, wageringOfEntries, type RewardEntry } from '#shared/reward/reward-entry.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Text } from '#ui/base/text.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reward-list-part.module.css';

interface UnlockingCardProps {
  /** Bonuses in the balance whose bets are not done. */
  readonly entries: readonly RewardEntry[];
  /** Their list. */
  readonly children: ReactNode;
}

/** All bonuses that wagering still unlocks, as one bar; a press opens their list. */
export function UnlockingCard({ entries, children }: UnlockingCardProps) {
  const { t } = useTranslation('activityCentre');
  const { money } = useFormats();
  const { amount } = wageringOfEntries(entries);
  const bets = entries.flatMap((entry) => entry.bets ?? []);
  const need = add(...bets.map((one) => one.need));
  const left = add(...bets.map(leftToBet));
  const toGo = t('unlocking.left', { left: money(left, 'short') });
  return (
    <Disclosure
      summary={
        <Stack gap={2}>
          <Text as="h3" weight="medium">
            {amount > ZERO
              ? t('unlocking.titleOf', { amount: money(amount) })
              : t('unlocking.title')}
          </Text>
          <ProgressBar
            fraction={need > 0 ? (need - left) / need : 0}
            label={t('bets.progress')}
            valueText={toGo}
            isTextHidden
          />
          <Text tone="soft" size="small" figures>
            {toGo}
          </Text>
        </Stack>
      }
    >
      <div className={styles.folded}>{children}</div>
    </Disclosure>
  );
}
