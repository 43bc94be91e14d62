import type { ReactNode } from 'react';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { MomentStep } from './moment-steps.tsx';
import { SuccessMoment } from './success-moment.tsx';

export interface ReceivedCardProps {
  readonly title: string;
  /** What was gained, formatted; undefined where the list of the rewards says it. */
  readonly amount?: string;
  readonly balanceLabel: string;
  /** The new balance, formatted; undefined when none of it is money. */
  readonly balance: string | undefined;
  /** Counts up to it. */
  readonly countUp?: ReactNode;
  /** The one step that follows; null where none fits. */
  readonly step: MomentStep | null;
  readonly doneLabel: string;
  readonly onDone: () => void;
  /** Marks the card in the page. */
  readonly orderNo?: string;
  /** Below everything: the order's number. */
  readonly foot?: ReactNode;
  /** The rewards, where the amount is not all. */
  readonly children?: ReactNode;
}

/** The rewards of a claim, the new balance, and what follows. Takes the focus: the pressed button is gone. */
export function ReceivedCard({
  title,
  amount,
  balanceLabel,
  balance,
  countUp,
  step,
  doneLabel,
  onDone,
  orderNo,
  foot,
  children,
}: ReceivedCardProps) {
  return (
    <Card look="reward" data-receipt={orderNo}>
      <SuccessMoment
        title={title}
        amount={amount}
        balance={
          balance !== undefined && (
            <BalanceLine label={balanceLabel} balance={balance} countUp={countUp} />
          )
        }
        step={step}
        leave={[{ label: doneLabel, onPress: onDone }]}
        foot={foot}
      >
        {children}
      </SuccessMoment>
    </Card>
  );
}
