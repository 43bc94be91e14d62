import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { termsOf } from '#shared/spin-invite/spin-invite.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSpinJoin } from '#features/spin-invite/use-spin-join.ts';
import { useSpinRound } from '#features/spin-invite/use-spin-round.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { SpinBoard } from './spin-board.tsx';
import { SpinStart } from './spin-start.tsx';
import { useFirstSpin } from './use-first-spin.ts';
import { useWheelTurn } from './use-wheel-turn.ts';
import styles from './spin-panel.module.css';

export interface SpinPanelProps {
  /** The invited friends; features do not import each other, so the screen supplies them. */
  readonly friends: ReactNode;
  /** Invites somebody for a round. */
  readonly onInvite: (roundId: string) => void;
}

/** The wheel's screen in each of its states (spec §2 `/activity/spin`; §4, §9). */
export function SpinPanel({ friends, onInvite }: SpinPanelProps) {
  const { t } = useTranslation('spinInvite');
  const loadLabels = useLoadLabels();
  const all = useSelector(selectConfig)?.spinTerms ?? [];
  const state = useSpinRound();
  const joining = useSpinJoin();
  const turn = useWheelTurn();
  const { joined } = joining;
  const isFirst = state.status === 'open' && state.progress.status === 0;
  const terms = joined === null ? (isFirst ? all[0] : undefined) : termsOf(all, joined.target);
  const first = useFirstSpin(turn, joining, terms);
  // The new round is fetched while the wheel turns, and may arrive after it has stopped.
  const isComing =
    joined !== null &&
    (state.status === 'loading' ||
      (state.status === 'open' && joined.roundId !== state.progress.roundId));
  if (first.isTurning || isComing) {
    return <SpinStart terms={terms} joining={joining} hold={turn.hold} isTurning />;
  }
  if (state.status === 'loading' || state.status === 'failed') {
    return (
      <LoadState state={state} failedTitle={t('wheel.loadFailed')} {...loadLabels}>
        <Skeleton className={styles.wheelComing} />
        <Skeleton height={132} radius={2} />
      </LoadState>
    );
  }
  if (isFirst && all.length === 0) {
    return (
      <EmptyState
        art={<SpinIcon size={56} />}
        title={t('wheel.offTitle')}
        text={t('wheel.offText')}
      />
    );
  }
  if (state.status === 'open') {
    return <SpinStart terms={terms} joining={joining} hold={turn.hold} isTurning={false} />;
  }
  return (
    <SpinBoard
      key={state.round.roundId}
      state={state}
      welcome={first.joined}
      turn={turn}
      friends={friends}
      onInvite={onInvite}
    />
  );
}
