import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useLastDepositQuery } from '#api/deposit.ts';
import type { LastDeposit } from '#shared/deposit/offer.ts';
import { useSignUpBonusQuery } from '#api/sign-up-bonus.ts';
import type { CreatedDeposit, WaitingDeposit } from '#shared/deposit/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Button } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepositForm } from './form/deposit-form.tsx';
import { DepositLimits } from './limits/deposit-limits.tsx';
import { DepositBalance } from './form/deposit-balance.tsx';
import { FirstLimit } from './limits/first-limit.tsx';
import { RefusalToast } from './order/refusal-toast.tsx';
import { UnknownNotice } from './order/unknown-notice.tsx';
import { useDepositOffer } from './form/use-deposit-offer.ts';
import { useDepositOrdering } from './order/use-deposit-ordering.ts';
import { useDepositStatus, type DepositStatusView } from './order/use-deposit-status.ts';
import { useOwnLimits } from './limits/use-own-limits.ts';
import { WaitingOrders } from './order/waiting-orders.tsx';

export interface DepositEntryPartProps {
  readonly hasPackages: boolean;
  readonly packageId: number | null;
  readonly waiting: readonly WaitingDeposit[];
  readonly onCreated: (order: CreatedDeposit, isResumed: boolean) => void;
  /** Resumes paying an order. */
  readonly onContinue: (orderNo: string) => void;
  /** Shows an order's result. */
  readonly onSee: (orderNo: string) => void;
  readonly onOtherAmount: () => void;
  /** There is room for the form beside the rest. */
  readonly hasPanes: boolean;
}

/** The balance, the waiting orders, and the form for a new one. */
export function DepositEntryPart({
  hasPackages,
  packageId,
  waiting,
  onCreated,
  onContinue,
  onSee,
  onOtherAmount,
  hasPanes,
}: DepositEntryPartProps) {
  const loadLabels = useLoadLabels();
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const view = useDepositOffer();
  const own = useOwnLimits();
  const last = useLastDeposit();
  const { isKnown, bonus } = useBoughtPackages(hasPackages);
  const making = useDepositOrdering(onCreated);
  const newest = useNewestStatus(waiting);
  const { now } = making;
  const arrived = newest.check?.status === 'paid' ? newest.check : null;
  const isReady =
    view.status === 'open' && isKnown && last !== undefined && own.status === 'chosen';
  const isForm = isReady && now.stage !== 'unknown';
  const yours = (
    <>
      <DepositBalance />
      {arrived !== null && (
        <NoticeBanner
          tone="online"
          text={t('order.paidTitle')}
          note={money(arrived.amount)}
          action={
            <Button variant="quiet" size="small" onClick={() => onSee(arrived.orderNo)}>
              {t('order.see')}
            </Button>
          }
        />
      )}
      <WaitingOrders
        orders={waiting.filter(({ orderNo }) => orderNo !== arrived?.orderNo)}
        onContinue={onContinue}
      />
      {isForm && <DepositLimits limits={own.limits} />}
    </>
  );
  return (
    <Stack gap={5}>
      {!(hasPanes && isForm) && yours}
      {now.stage === 'editing' && now.failure !== null && <RefusalToast error={now.failure} />}
      {now.stage === 'unknown' ? (
        <UnknownNotice amount={now.body.amount} isAsking={now.isRetrying} onAsk={making.retry} />
      ) : view.status === 'open' && own.status === 'to-choose' ? (
        <FirstLimit />
      ) : isReady ? (
        <DepositForm
          offer={view.offer}
          making={making}
          hasPackages={hasPackages}
          packageId={packageId}
          bonus={bonus}
          last={last}
          onOtherAmount={onOtherAmount}
          beside={hasPanes ? yours : undefined}
        />
      ) : (
        <LoadState
          state={view.status === 'open' ? { status: 'loading' } : view}
          failedTitle={t('failedTitle')}
          {...loadLabels}
        >
          <Skeleton height={260} radius={2} />
          <Skeleton height={64} radius={2} />
          <Skeleton height={64} radius={2} />
          <Skeleton height={64} radius={2} />
        </LoadState>
      )}
    </Stack>
  );
}

/**
 * The sign-up packages the player bought, refetched each time the form opens. When loading fails no package
 * is blocked; the server refuses a second one.
 */
function useBoughtPackages(isNeeded: boolean) {
  const { data, isError, isFetching } = useSignUpBonusQuery(undefined, {
    skip: !isNeeded,
    refetchOnMountOrArgChange: true,
  });
  const isKnown = !isNeeded || (!isFetching && (isError || data !== undefined));
  return { isKnown, bonus: data ?? null };
}

/** The player's last paid deposit; undefined while it is asked for, null for none or when that failed. */
function useLastDeposit(): LastDeposit | null | undefined {
  const { data, isError } = useLastDepositQuery(undefined, REFETCHED_ON_OPEN);
  return isError ? (data ?? null) : data;
}

/**
 * Status of the newest waiting order: it may be paid by now, in another window or before the app was closed.
 * A paid order stays although the list no longer has it.
 */
function useNewestStatus(waiting: readonly WaitingDeposit[]): DepositStatusView {
  const [watched, setWatched] = useState<string | null>(null);
  const newest = useDepositStatus(watched);
  const next = waiting[0]?.orderNo ?? null;
  const isFree = watched === null || newest.check?.status === 'failed' || newest.isMissing;
  if (isFree && next !== null && next !== watched) setWatched(next);
  return newest;
}
