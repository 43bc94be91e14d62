import type { BoundMobile } from '#api/mobile.ts';
import { moneyOf } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { selectBalance } from '#state/session/session-slice.ts';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SuccessMoment } from '#ui/outcome/success-moment.tsx';
import { Text } from '#ui/base/text.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './bind-mobile.module.css';

export interface BoundPanelProps {
  readonly bound: BoundMobile;
  readonly onDone: () => void;
  readonly renderRewards: (rewards: BoundMobile['rewards']) => ReactNode;
}

/** Result of binding: the mobile, its rewards and what follows. */
export function BoundPanel({ bound, onDone, renderRewards }: BoundPanelProps) {
  const { t } = useTranslation();
  const { mobile, rewards } = bound;
  const step = useNextStep({ rewards });
  const isPaid = rewards.length > 0;
  return (
    <Card look={isPaid ? 'reward' : 'raised'}>
      <SuccessMoment
        title={t('account.bind.doneTitle')}
        balance={isPaid && <BalanceAfter rewards={rewards} />}
        step={step}
        leave={[{ label: t('account.bind.done'), onPress: onDone }]}
      >
        <Text tone="soft" breaks className={styles.lead}>
          {t('account.bind.doneText', { mobile })}
        </Text>
        {isPaid && renderRewards(rewards)}
      </SuccessMoment>
    </Card>
  );
}

/** The answer has no balance: its place stays empty until a newer one than before the binding is there. */
function BalanceAfter({ rewards }: Pick<BoundMobile, 'rewards'>) {
  const { t } = useTranslation('reward');
  const { money } = useFormats();
  const balance = useSelector(selectBalance);
  const [before] = useState(balance?.seq ?? 0);
  const gained = moneyOf(rewards);
  if (balance === null || gained === 0) return null;
  const { coin, seq } = balance;
  const isNew = seq > before;
  return (
    <div className={isNew ? undefined : styles.coming} aria-hidden={!isNew}>
      <BalanceLine
        label={t('newBalance')}
        balance={money(coin)}
        countUp={isNew && <CountedMoney gained={gained} to={coin} />}
      />
    </div>
  );
}
