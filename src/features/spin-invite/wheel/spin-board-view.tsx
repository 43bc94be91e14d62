import type { EpochMs } from '#shared/time/duration.ts';
import {
  segmentOf,
  wheelOf,
  type SpinFigures,
  type SpinRound,
  type SpinTerms,
} from '#shared/spin-invite/spin-invite.ts';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { InDoubtCard } from '#ui/outcome/in-doubt-card.tsx';
import type { ReactNode } from 'react';
import { SpinProgressPart } from '#features/spin-invite/spin-progress-part.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { SpinFailure } from './spin-failure.tsx';
import { SpinOutcome } from './spin-outcome.tsx';
import styles from './spin-panel.module.css';
import { SpinTermsPart } from './spin-terms.tsx';
import { SpinTimes } from './spin-times.tsx';
import { SpinWays } from './spin-ways.tsx';
import type { SpinWheel } from './use-wheel.ts';
import type { WheelTurn } from './use-wheel-turn.ts';
import { WheelStage } from './wheel-stage.tsx';

export interface SpinBoardViewProps {
  readonly figures: SpinFigures;
  /** Undefined where the server does not send this round's terms. */
  readonly terms: SpinTerms | undefined;
  readonly wheel: Pick<SpinWheel, 'phase' | 'got' | 'failure' | 'isInDoubt'>;
  /** Ref of the element that turns. */
  readonly hold: WheelTurn['hold'];
  /** By the server's clock. */
  readonly now: EpochMs;
  /** The round as it was just joined. */
  readonly welcome: SpinRound | null;
  /** Why the refresh failed. */
  readonly problem: string | null;
  readonly onSpin: (at: number) => void;
  readonly onAskAgain: () => void;
  readonly onInvite: () => void;
  /** The records. */
  readonly children: ReactNode;
}

export function SpinBoardView(props: SpinBoardViewProps) {
  const { t } = useTranslation('spinInvite');
  const { figures, terms, wheel, hold, now, welcome, problem, children } = props;
  const { phase, got, failure, isInDoubt } = wheel;
  const isTurning = phase === 'turning';
  const first = failure === null && welcome !== null && welcome.added > 0 ? welcome : null;
  const isOnSegment =
    first !== null && terms !== undefined && segmentOf(terms, first.added) !== null;
  const hasWon = got !== null || isOnSegment;
  return (
    <Stack gap={4}>
      {problem !== null && <NoticeBanner tone="warning" text={problem} />}
      <div className={styles.board}>
        <WheelStage
          segments={terms === undefined ? null : wheelOf(terms)}
          hold={hold}
          state={isTurning ? 'turning' : hasWon ? 'won' : 'resting'}
        />
        <Stack gap={4}>
          <SpinOutcome phase={phase} got={got} welcome={first} endsAt={figures.endsAt} />
          {failure !== null && <SpinFailure error={failure} />}
          {isInDoubt && (
            <InDoubtCard
              title={t('inDoubt.title')}
              text={t('inDoubt.text')}
              askLabel={t('inDoubt.ask')}
              isAsking={isTurning}
              onAsk={props.onAskAgain}
            />
          )}
          <SpinWays
            figures={figures}
            terms={terms}
            isTurning={isTurning}
            isInDoubt={isInDoubt}
            onSpin={props.onSpin}
            onInvite={props.onInvite}
          />
          <SpinProgressPart won={figures.won} target={figures.target} />
          <SpinTimes figures={figures} now={now} />
          {children}
          {terms !== undefined && <SpinTermsPart terms={terms} />}
        </Stack>
      </div>
    </Stack>
  );
}
