import { takeFocus } from '#browser/page/take-focus.ts';
import type { ReactNode } from 'react';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Seal } from './seal.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import styles from './received-card.module.css';

export interface ReceivedCardProps {
  readonly title: string;
  readonly balanceLabel: string;
  /** The new balance, formatted; undefined when none of it is money. */
  readonly balance: string | undefined;
  readonly doneLabel: string;
  readonly onDone: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** The rewards of a claim, and the new balance. Takes the focus: the pressed button is gone. */
export function ReceivedCard({
  title,
  balanceLabel,
  balance,
  doneLabel,
  onDone,
  children,
}: ReceivedCardProps) {
  return (
    <Card look="reward" gap={4}>
      <Row ref={takeFocus} tabIndex={-1} as="output" gap={3} className={styles.title}>
        <Seal size="small">
          <CheckIcon size={24} />
        </Seal>
        <span>{title}</span>
      </Row>
      {children}
      {balance !== undefined && <BalanceLine label={balanceLabel} balance={balance} />}
      <Button variant="quiet" onClick={onDone}>
        {doneLabel}
      </Button>
    </Card>
  );
}
