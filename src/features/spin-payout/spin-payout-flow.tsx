import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { PayoutList } from './payout-list.tsx';
import { SpinPayoutPanel } from './spin-payout-panel.tsx';
import { usePayoutAttempt } from './use-payout-attempt.ts';
import { useSpinPayout } from './use-spin-payout.ts';

export interface SpinPayoutFlowProps {
  /** Features do not import each other, so the screen supplies the bank form's sheet. */
  readonly renderBankSheet: RenderBankSheet;
}

/** Pays out the wheel's bonus (spec §2, /withdrawal/spin): the amount, its terms, and the order. */
export function SpinPayoutFlow({ renderBankSheet }: SpinPayoutFlowProps) {
  const { t } = useTranslation('spinPayout');
  const { t: words } = useTranslation();
  const view = useSpinPayout();
  const attempt = usePayoutAttempt();

  if (view.status !== 'ready' || attempt.now.stage === 'restoring') {
    return (
      <LoadState
        state={view.status === 'ready' ? { status: 'loading' } : view}
        loadingLabel={t('loading')}
        failedTitle={t('failedTitle')}
        retryLabel={words('common.retry')}
      >
        <Stack gap={5}>
          <Skeleton height={340} radius={2} />
          <Skeleton height={132} radius={2} />
        </Stack>
      </LoadState>
    );
  }
  return (
    <Stack gap={5} data-stage={attempt.now.stage}>
      <SpinPayoutPanel view={view} attempt={attempt} renderBankSheet={renderBankSheet} />
      <PayoutList />
    </Stack>
  );
}
