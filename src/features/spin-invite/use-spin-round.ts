import { unloadedOf } from '#ui/base/unloaded.ts';
import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { spinInviteApi } from '#api/spin-invite.ts';
import {
  panelOf,
  type SpinInviteProgress,
  type SpinRound,
} from '#shared/spin-invite/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { skipToken } from '@reduxjs/toolkit/query/react';

export type SpinRoundState =
  | Unloaded
  /** No round is running: one can be joined. */
  | { readonly status: 'open'; readonly progress: SpinInviteProgress }
  | {
      readonly status: 'joined';
      readonly progress: SpinInviteProgress;
      readonly round: SpinRound;
      /** Why the refresh failed; the data may be outdated. */
      readonly problem: string | null;
    };

/**
 * State of the player's spin invite. The progress call is sent automatically while a round is running (spec
 * §4 "Spin invite").
 */
export function useSpinRound(): SpinRoundState {
  const errors = useErrorText();
  const invite = spinInviteApi.useSpinInviteStatusQuery(undefined, REFETCHED_ON_OPEN);
  const progress = invite.data;
  const isJoined = progress !== undefined && panelOf(progress.status) === 'progress';
  // For a round that is over, this call would start the next one: the status has to be loaded first.
  const running = spinInviteApi.useSpinRoundQuery(
    isJoined && !invite.isFetching ? progress.roundId : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const error = invite.error ?? (isJoined ? running.error : undefined);

  if (isJoined && running.data?.roundId === progress.roundId) {
    const problem = error === undefined ? null : errors.loading(error);
    return { status: 'joined', progress, round: running.data, problem };
  }
  if (error !== undefined) {
    return unloadedOf(invite.error === undefined ? running : invite, errors.loading);
  }
  return progress === undefined || isJoined ? { status: 'loading' } : { status: 'open', progress };
}
