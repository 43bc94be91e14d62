import { REFETCHED_REGULARLY } from '#api/core/query-freshness.ts';
import { spinInviteApi } from '#api/spin-invite.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import {
  dueMoment,
  spinFigures,
  termsOf,
  type SpinRound,
} from '#shared/spin-invite/spin-invite.ts';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServerNow } from '#state/clock/use-server-now.ts';
import type { SpinRoundState } from '#features/spin-invite/use-spin-round.ts';
import { SpinBoardView } from './spin-board-view.tsx';
import { SpinRecords } from './spin-records.tsx';
import { useWheel } from './use-wheel.ts';
import type { WheelTurn } from './use-wheel-turn.ts';

export interface SpinBoardProps {
  readonly state: SpinRoundState & { readonly status: 'joined' };
  /** The round as it was joined on this screen; null when it was joined earlier. */
  readonly welcome: SpinRound | null;
  readonly turn: WheelTurn;
  readonly friends: ReactNode;
  readonly onInvite: (roundId: string) => void;
}

/** A running round with its wheel, refreshed for changes elsewhere and for elapsed time. */
export function SpinBoard({ state, welcome, turn, friends, onInvite }: SpinBoardProps) {
  const { progress, round, problem } = state;
  const dispatch = useDispatch();
  const all = useSelector(selectConfig)?.spinTerms ?? [];
  const wheel = useWheel(turn);
  const now = useServerNow();
  const figures = spinFigures(progress, round, wheel.got);
  const isResting = wheel.phase === 'resting';

  // A friend may have joined meanwhile. While the wheel turns, no update may reveal the result early.
  spinInviteApi.endpoints.spinInviteStatus.useQuerySubscription(
    undefined,
    isResting ? REFETCHED_REGULARLY : {},
  );
  // Each such time triggers one refresh.
  const due = isResting ? dueMoment(figures, now) : null;
  useEffect(() => {
    if (due !== null) dispatch(spinInviteApi.util.invalidateTags(['spin-invite']));
  }, [due, dispatch]);

  return (
    <SpinBoardView
      figures={figures}
      terms={termsOf(all, figures.target)}
      wheel={wheel}
      hold={turn.hold}
      now={now}
      welcome={welcome?.roundId === round.roundId ? welcome : null}
      problem={problem}
      onSpin={(at) => wheel.spin(round.roundId, at)}
      onAskAgain={wheel.askAgain}
      onInvite={() => onInvite(round.roundId)}
    >
      <SpinRecords friends={friends} />
    </SpinBoardView>
  );
}
