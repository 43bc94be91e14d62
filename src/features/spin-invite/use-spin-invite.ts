import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { termsOf, type SpinRound, type SpinTerms } from '#domain/spin-invite.ts';
import { useSelector } from 'react-redux';
import { useSpinJoin } from './use-spin-join.ts';
import { useSpinRound } from './use-spin-round.ts';
import { useFirstSpin } from './wheel/use-first-spin.ts';
import type { WheelTurn } from './wheel/use-wheel-turn.ts';

export type SpinInviteView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'intro';
      /** Of the round that would begin; undefined where the platform does not tell them. */
      readonly terms: SpinTerms | undefined;
      /** The wheel turns for the first draw. */
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
export function useSpinInvite(turn: WheelTurn): SpinInviteView {
  const state = useSpinRound();
  const joining = useSpinJoin();
  const all = useSelector(selectConfig)?.spinTerms ?? [];
  const isFirst = state.status === 'open' && state.progress.status === 0;
  const { join } = joining;
  const terms =
    joining.joined === null ? (isFirst ? all[0] : undefined) : termsOf(all, joining.joined.target);
  const { isTurning, joined } = useFirstSpin(turn, joining, terms);
  if (isTurning) return { status: 'intro', terms, isJoining: true, join };
  // A round that ran before gave nothing just now.
  if (joined !== null) return { status: joined.added > 0 ? 'result' : 'progress', round: joined };
  switch (state.status) {
    case 'loading':
      return { status: 'loading' };
    case 'joined':
      return { status: 'progress', round: state.round };
    case 'open':
    case 'failed':
      return { status: 'intro', terms, isJoining: false, join };
  }
}
