import type { Redemption } from '#api/account-extras.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { moneyOf } from '#shared/reward/reward.ts';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { SuccessMoment } from '#ui/outcome/success-moment.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface RedeemDoneProps {
  readonly redemption: Redemption;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** The rewards of a code, the new balance and what follows. */
export function RedeemDone({ redemption, onAgain, onClose, children }: RedeemDoneProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const coin = useCoinAfter(redemption);
  const step = useNextStep({ rewards: redemption.rewards });
  return (
    <SuccessMoment
      title={t('member.redeem.doneTitle')}
      balance={
        <BalanceLine
          label={t('member.redeem.newBalance')}
          balance={money(coin)}
          countUp={<CountedMoney gained={moneyOf(redemption.rewards)} to={coin} />}
        />
      }
      step={step}
      leave={[
        { label: t('member.redeem.another'), onPress: onAgain },
        { label: t('member.redeem.close'), onPress: onClose },
      ]}
    >
      {children}
    </SuccessMoment>
  );
}
