import { takeFocus } from '#browser/page/take-focus.ts';
import type { ReactNode } from 'react';
import { Card, type CardLook } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './receipt-card.module.css';
import { Seal } from './seal.tsx';
import { Text } from '#ui/base/text.tsx';

export interface ReceiptCardProps {
  readonly look: CardLook['look'];
  readonly icon: ReactNode;
  readonly title: string;
  readonly amount: ReactNode;
  /** Marks the card in the page. */
  readonly orderNo: string;
  /** Number, amounts and steps of the order. */
  readonly children: ReactNode;
  /** The buttons below. */
  readonly actions: ReactNode;
}

/** The result of a money order. Takes the focus: the pressed button is gone. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { look, icon, title, amount, orderNo, children, actions } = props;
  return (
    <Card look={look} gap={3} centred className={styles.receipt} data-receipt={orderNo}>
      <Seal>{icon}</Seal>
      <Text
        ref={takeFocus}
        tabIndex={-1}
        as="h2"
        size="title"
        weight="bold"
        className={styles.title}
      >
        {title}
      </Text>
      {amount}
      <Stack gap={4} className={styles.parts}>
        {children}
      </Stack>
      {actions}
    </Card>
  );
}
