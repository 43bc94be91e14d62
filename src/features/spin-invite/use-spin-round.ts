import { unloadedOf } from '#ui/unloaded.ts';
import { REFETCHED_ON_OPEN } from '#api/query-freshness.ts';
import { spinInviteApi } from '#api/spin-invite-api.ts';
import { panelOf, type SpinInviteProgress, type SpinRound } from '#domain/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/load-state.tsx';
import { skipToken } from '@reduxjs/toolkit/query/react';

export type SpinRoundState =
  | Unloaded
  /** No round runs: one can be joined. */
  | { readonly status: 'open'; readonly progress: SpinInviteProgress }
  | {
      readonly status: 'joined';
      readonly progress: SpinInviteProgress;
      readonly round: SpinRound;
      /** Why it could not be asked for again: it may be older than it looks. */
      readonly problem: string | null;
    };

/**
 * How the player's spin invite stands. The call that tells how far a round is goes out by itself where
 * one runs (spec §4 "Spin invite").
 */
export function useSpinRound(): SpinRoundState {
  const errors = useErrorText();
  const invite = spinInviteApi.useSpinInviteStatusQuery(undefined, REFETCHED_ON_OPEN);
  const progress = invite.data;
  const isJoined = progress !== undefined && panelOf(progress.status) === 'progress';
  // Asked of a round that is over, the call would begin the next one: the progress comes first.
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
