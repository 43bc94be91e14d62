import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { termsOf, type SpinRound, type SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { useSelector } from 'react-redux';
import { useSpinJoin } from './use-spin-join.ts';
import { useSpinRound } from './use-spin-round.ts';
import { useFirstSpin } from './wheel/use-first-spin.ts';
import type { WheelTurn } from './wheel/use-wheel-turn.ts';

export type SpinInviteView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'intro';
      /** Terms of the next round; undefined where the server does not send them. */
      readonly terms: SpinTerms | undefined;
      /** The wheel turns for the first draw. */
      readonly isJoining: boolean;
      /** @param at time of the press in ms, from any fixed start */
      readonly join: (at: number) => void;
    }
  /** The first draw has just landed. */
  | { readonly status: 'result'; readonly round: SpinRound }
  | { readonly status: 'progress'; readonly round: SpinRound };

/**
 * State of the panel. Only errcode 0 is a success: any other answer leaves the view as it is (spec §8). The
 * initial view is the intro, from which the player can always continue.
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
  // A round joined earlier adds nothing now.
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
