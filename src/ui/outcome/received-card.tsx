import type { ReactNode } from 'react';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { OutcomeTitle } from './outcome-title.tsx';
import { SuccessStar } from './success-star.tsx';

export interface ReceivedCardProps {
  readonly title: string;
  readonly balanceLabel: string;
  /** The new balance, formatted; undefined when none of it is money. */
  readonly balance: string | undefined;
  /** Counts up to it. */
  readonly countUp?: ReactNode;
  /** The one step that follows; null where none fits. */
  readonly step: ReactNode;
  readonly doneLabel: string;
  readonly onDone: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** The rewards of a claim, the new balance, and what follows. Takes the focus: the pressed button is gone. */
export function ReceivedCard({
  title,
  balanceLabel,
  balance,
  countUp,
  step,
  doneLabel,
  onDone,
  children,
}: ReceivedCardProps) {
  return (
    <Card look="reward" gap={4}>
      <OutcomeTitle seal={<SuccessStar isSmall />}>{title}</OutcomeTitle>
      {children}
      {balance !== undefined && (
        <BalanceLine label={balanceLabel} balance={balance} countUp={countUp} />
      )}
      <Stack gap={2}>
        {step}
        <Button variant="quiet" isWide onClick={onDone}>
          {doneLabel}
        </Button>
      </Stack>
    </Card>
  );
}
