import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DepositFlow } from './deposit-flow.tsx';
import styles from './game-deposit.module.css';

export interface GameDepositProps extends OpenedProps {
  /** Age, warning and help, below the form. */
  readonly care: ReactNode;
}

const nothing = () => undefined;

/** A deposit over a suspended game; closing it returns to the round. */
export function GameDeposit({ care, ...opened }: GameDepositProps) {
  const { t } = useTranslation();
  const [orderNo, setOrderNo] = useState<string | null>(null);
  return (
    <BottomSheet
      {...opened}
      name="game-deposit"
      size="full"
      title={t('screens.deposit.title')}
      closeLabel={t('common.back')}
    >
      <Stack gap={5} className={styles.content}>
        <DepositFlow
          orderNo={orderNo}
          hasPackages={false}
          onOrder={async (shown) => setOrderNo(shown)}
          onLeaveOrder={() => setOrderNo(null)}
          onOtherAmount={nothing}
          onPlayOn={opened.onClose}
        />
        {care}
      </Stack>
    </BottomSheet>
  );
}
