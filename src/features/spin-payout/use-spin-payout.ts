import { unloadedOf } from '#ui/base/unloaded.ts';
import { REFETCHED_WHILE_SHOWN } from '#api/core/query-freshness.ts';
import { spinInviteApi } from '#api/spin-invite.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { spinPayoutOf, type SpinPayoutState } from '#shared/spin-invite/spin-payout.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

export type SpinPayoutView =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly payout: SpinPayoutState;
      /** Why the last refresh failed; null after success. */
      readonly problem: string | null;
      readonly refresh: () => void;
    };

/** State of the wheel's payout, refreshed while it is shown. */
export function useSpinPayout(): SpinPayoutView {
  const errors = useErrorText();
  const terms = useSelector(selectConfig)?.spinTerms ?? [];
  const progress = spinInviteApi.useSpinInviteStatusQuery(undefined, REFETCHED_WHILE_SHOWN);
  const { data } = progress;
  // For a round that is over, this call would start the next one.
  const isJoined = data !== undefined && data.status !== 0 && data.status !== 4;
  const round = spinInviteApi.useSpinRoundQuery(
    isJoined && !progress.isFetching ? data.roundId : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const refresh = () => void progress.refetch();

  const error = progress.error ?? (isJoined ? round.error : undefined);
  const payout = data === undefined ? null : spinPayoutOf(data, round.data, terms);
  if (payout === null) {
    const isFetching = progress.isFetching || round.isFetching;
    return unloadedOf({ error, isFetching, refetch: refresh }, errors.loading);
  }
  return {
    status: 'ready',
    payout,
    problem: error === undefined ? null : errors.loading(error),
    refresh,
  };
}
