import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';
import styles from './balance-line.module.css';
import { Row } from '#ui/layout/row.tsx';

export interface BalanceLineProps {
  readonly label: string;
  /** Formatted. */
  readonly balance: string;
  /** Counts up to it. */
  readonly countUp?: ReactNode;
}

/** The new balance after a credit. */
export function BalanceLine({ label, balance, countUp = balance }: BalanceLineProps) {
  return (
    <Row as="p" gap={3} lineGap={1} align="baseline" spread className={styles.line}>
      <span>{label}</span>
      <Amount text={balance} size="large" isBalance>
        {countUp}
      </Amount>
    </Row>
  );
}
