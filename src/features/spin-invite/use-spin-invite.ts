import { selectConfig } from '#catalogue/catalogue-slice.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { SpinRound } from '#domain/spin-invite.ts';
import { useSelector } from 'react-redux';
import { useSpinJoin } from './use-spin-join.ts';
import { useSpinRound } from './use-spin-round.ts';

export type SpinInviteView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'intro';
      /** The bonus of a first round; null where it is not told. */
      readonly target: MinorUnits | null;
      readonly isJoining: boolean;
      /** `at` is the press's moment in ms, from any fixed start. */
      readonly join: (at: number) => void;
    }
  /** The first draw, just now. */
  | { readonly status: 'result'; readonly round: SpinRound }
  | { readonly status: 'progress'; readonly round: SpinRound };

/**
 * What the panel shows. Only errcode 0 is a success: whatever else comes leaves the view as it is
 * (spec §8), and the intro is what stands there first: from it the player can always go on.
 */
export function useSpinInvite(): SpinInviteView {
  const state = useSpinRound();
  const joining = useSpinJoin();
  const terms = useSelector(selectConfig)?.spinTerms;
  const { joined, isBusy, join } = joining;
  // A round that ran before gave nothing just now.
  if (joined !== null) return { status: joined.added > 0 ? 'result' : 'progress', round: joined };
  switch (state.status) {
    case 'loading':
      return { status: 'loading' };
    case 'joined':
      return { status: 'progress', round: state.round };
    case 'open':
    case 'failed': {
      const isFirst = state.status === 'open' && state.standing.status === 0;
      const target = (isFirst ? terms?.[0]?.target : undefined) ?? null;
      return { status: 'intro', target, isJoining: isBusy, join };
    }
  }
}
