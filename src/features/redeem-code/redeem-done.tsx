import type { Redemption } from '#api/account-extras.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { moneyOf } from '#shared/reward/reward.ts';
import { NextStepAction } from '#state/reward/next-step-action.tsx';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Button } from '#ui/base/button.tsx';
import { Pair } from '#ui/layout/pair.tsx';
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
      step={<NextStepAction rewards={redemption.rewards} />}
      leave={
        <Pair>
          <Button variant="quiet" onClick={onAgain}>
            {t('member.redeem.another')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('member.redeem.close')}
          </Button>
        </Pair>
      }
    >
      {children}
    </SuccessMoment>
  );
}
