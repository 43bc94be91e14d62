import type { MoneyCode } from '#state/session/verification.ts';
import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useWithdrawalAttempt } from './use-withdrawal-attempt.ts';
import { useWithdrawalNumbers } from './use-withdrawal-numbers.ts';
import styles from './withdrawal-flow.module.css';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

export interface WithdrawalFlowProps {
  /** The SMS code, where the server requires one. */
  readonly code: MoneyCode;
  /** Features do not import each other, so the screen supplies the bank form's sheet. */
  readonly renderBankSheet: RenderBankSheet;
  /** The form stands before the rest, which has a pane at its side. */
  readonly hasPanes: boolean;
}

/**
 * Withdrawing (spec §2, /withdrawal): what can be withdrawn, what blocks it, the form, the order's progress.
 */
export function WithdrawalFlow({ code, renderBankSheet, hasPanes }: WithdrawalFlowProps) {
  const { t } = useTranslation('withdrawal');
  const { t: tCommon } = useTranslation();
  const numbers = useWithdrawalNumbers();
  const attempt = useWithdrawalAttempt();
  const { now } = attempt;

  if (numbers.status !== 'ready' || now.stage === 'restoring') {
    return (
      <LoadState
        state={numbers.status === 'ready' ? { status: 'loading' } : numbers}
        loadingLabel={t('loading')}
        failedTitle={t('failedTitle')}
        retryLabel={tCommon('common.retry')}
      >
        <Stack gap={4}>
          <Skeleton className={styles.balanceComing} />
          <Skeleton className={styles.todayComing} />
          <Skeleton className={styles.formComing} />
        </Stack>
      </LoadState>
    );
  }
  return (
    <WithdrawalPanel
      numbers={numbers}
      attempt={attempt}
      code={code}
      renderBankSheet={renderBankSheet}
      hasPanes={hasPanes}
    />
  );
}
