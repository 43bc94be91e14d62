import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSpinJoin } from '#features/spin-invite/use-spin-join.ts';
import { useSpinRound } from '#features/spin-invite/use-spin-round.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { SpinBoard } from './spin-board.tsx';
import { SpinStart } from './spin-start.tsx';
import styles from './spin-panel.module.css';

export interface SpinPanelProps {
  /** Features do not import each other, so the screen says what the friends who came look like. */
  readonly friends: ReactNode;
  /** The player wants to invite somebody for a round. */
  readonly onInvite: (roundId: string) => void;
}

/** The wheel's screen in each of its states (spec §2 `/activity/spin`; §4, §9). */
export function SpinPanel({ friends, onInvite }: SpinPanelProps) {
  const { t } = useTranslation('spinInvite');
  const loadLabels = useLoadLabels();
  const all = useSelector(selectConfig)?.spinTerms ?? [];
  const state = useSpinRound();
  const joining = useSpinJoin();
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={state} failedTitle={t('wheel.loadFailed')} {...loadLabels}>
          <Skeleton height={132} radius={2} />
          <Skeleton className={styles.wheelComing} />
        </LoadState>
      );
    case 'open': {
      const isFirst = state.standing.status === 0;
      if (isFirst && all.length === 0) {
        return (
          <EmptyState
            art={<SpinIcon size={56} />}
            title={t('wheel.offTitle')}
            text={t('wheel.offText')}
          />
        );
      }
      const { joined } = joining;
      return (
        <SpinStart
          terms={isFirst ? all[0] : undefined}
          joining={joining}
          isComing={joined !== null && joined.roundId !== state.standing.roundId}
        />
      );
    }
    case 'joined':
      return (
        <SpinBoard
          key={state.round.roundId}
          state={state}
          welcome={joining.joined}
          friends={friends}
          onInvite={onInvite}
        />
      );
  }
}
