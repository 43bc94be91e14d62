import { takeFocus } from '#platform/take-focus.ts';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';
import { Button } from './button.tsx';
import { Card } from './layout/card.tsx';
import { CheckIcon } from './icons/check-icon.tsx';
import styles from './received-card.module.css';

export interface ReceivedCardProps {
  readonly title: string;
  readonly balanceLabel: string;
  /** The balance after it, formatted. */
  readonly balance: string;
  readonly doneLabel: string;
  readonly onDone: () => void;
  /** What was received. */
  readonly children: ReactNode;
}

/** What a claim gave, and the balance after it. Takes the focus: the button that was pressed is gone. */
export function ReceivedCard({
  title,
  balanceLabel,
  balance,
  doneLabel,
  onDone,
  children,
}: ReceivedCardProps) {
  return (
    <Card look="reward" className={styles.received}>
      <output ref={takeFocus} tabIndex={-1} className={styles.title}>
        <span className={styles.tick}>
          <CheckIcon size={24} />
        </span>
        {title}
      </output>
      {children}
      <p className={styles.balance}>
        <span>{balanceLabel}</span>
        <Amount text={balance} size="large" isBalance />
      </p>
      <Button variant="quiet" onClick={onDone}>
        {doneLabel}
      </Button>
    </Card>
  );
}
