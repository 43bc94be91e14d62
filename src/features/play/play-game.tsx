import type { EpochMs } from '#shared/time/duration.ts';
import { subtract } from '#shared/money/money.ts';
import type { GamePanel } from '#shared/play/frame-contract.ts';
import { gameOf } from '#shared/play/play-state.ts';
import type { StartStep } from '#shared/play/start-failure.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { overlayOpened, selectOverlays } from '#state/overlays/overlay-slice.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { toggleScreenFilled } from '#browser/page/screen-turn.ts';
import { keepScreenOn } from '#browser/page/wake-lock.ts';
import { selectBalance, selectIsSettling } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { STOP_CHECK_MS, useProtectionWatch } from '#state/protection/use-protection-watch.ts';
import { GameFrame } from '#ui/media/game-frame.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { GameBar } from './game-bar.tsx';
import { GameElsewhere } from './game-elsewhere.tsx';
import { GameMenu } from './game-menu.tsx';
import { RotateHint, GameProblem } from './game-notices.tsx';
import { LeaveQuestion } from './stop/leave-question.tsx';
import { netText } from './stop/net-text.ts';
import { OpeningStage, type GameFace } from './opening-stage.tsx';
import styles from './play-game.module.css';
import { RealityCheck } from './stop/reality-check.tsx';
import { StartProblem } from './start-problem.tsx';
import { StopSheet } from './stop/stop-sheet.tsx';
import { useDepositRequests } from './use-deposit-requests.ts';
import { useGameChannel } from './use-game-channel.ts';
import { useGameRun } from './use-game-run.ts';
import { useGameSettings } from './use-game-settings.ts';
import { usePlayStop } from './stop/use-play-stop.ts';
import { useFilling, useWantedTurn } from './use-screen-shape.ts';
import { usePlaySession } from './use-play-session.ts';
import { useGameExit } from './use-game-exit.ts';

export interface PlayGameProps {
  readonly face: GameFace;
  readonly isDemo: boolean;
  readonly onBack: () => void;
  readonly onHistory: () => void;
  readonly onSupport: () => void;
  readonly onWithdrawal: () => void;
  /** Help for a player who wants to stop. */
  readonly help: ReactNode;
}

/** One game from its opening to its end, with the bar above it. */
export function PlayGame({ face, isDemo, help, ...given }: PlayGameProps) {
  const { t } = useTranslation('play');
  const { money } = useFormats();
  const balance = useSelector(selectBalance);
  const isSettling = useSelector(selectIsSettling);
  const { run, state } = useGameRun({ gameId: face.id, isDemo });
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [wanted, setWanted] = useState<GamePanel | 'limits' | null>(null);
  const settings = useGameSettings();
  const [isTurnRead, setTurnRead] = useState(false);
  const dispatch = useDispatch();
  const overlays = useSelector(selectOverlays).map(({ overlay }) => overlay.name);
  const isDepositing = overlays.includes('game-deposit');
  const filling = useFilling();
  const takeWay = useGameExit();
  const ways = {
    onBack: () => takeWay(given.onBack),
    onHistory: () => takeWay(given.onHistory),
    onSupport: () => takeWay(given.onSupport),
    onWithdrawal: () => takeWay(given.onWithdrawal),
  };
  const { mayDeposit } = useAccountState();
  const { phase } = state;
  const game = gameOf(state);
  const turn = useWantedTurn(phase.name === 'playing' ? phase.game : null);
  const protection = useProtectionWatch(STOP_CHECK_MS);
  const isLastRound = usePlayStop(run, state, protection, { isDemo, onEnd: closeAll });
  const playSession = usePlaySession(protection, { isDemo, isRoundOpen: state.isRoundOpen });
  const net = playSession.sum && netText(subtract(playSession.sum.win, playSession.sum.bet), money);
  const onDeposit = useDepositRequests(isDepositing, openDeposit);
  const isCovered = isMenuOpen || isLeaving || isStopping || isChecking || overlays.length > 0;
  const line = useGameChannel(
    run,
    state,
    { onExit: ways.onBack, onDeposit, onHistory: ways.onHistory },
    { isCovered, isDepositing, settingsOn: settings.on },
  );
  const isPlaying = phase.name === 'playing';
  useBusy('game', true);
  useEffect(() => (isPlaying ? keepScreenOn() : undefined), [isPlaying]);

  function closeAll() {
    for (const set of [setMenuOpen, setLeaving, setStopping, setChecking]) set(false);
  }

  /** A choice of the menu opens once the menu has closed: there is one overlay at a time. */
  function handleMenuClosed() {
    setWanted(null);
    if (wanted === 'limits') setStopping(true);
    else if (wanted !== null) line.openPanel(wanted);
  }

  function openFromMenu(choice: GamePanel | 'limits') {
    setWanted(choice);
    setMenuOpen(false);
  }

  function openDeposit() {
    dispatch(overlayOpened({ name: 'game-deposit' }));
  }

  /** @returns false when the player is asked first */
  function handleBack(): boolean {
    if (state.isRoundOpen) setLeaving(true);
    else ways.onBack();
    return !state.isRoundOpen;
  }

  function handleStep(step: StartStep) {
    switch (step) {
      case 'retry':
        return run.retry();
      case 'full-page':
        return run.moveToPage();
      case 'support':
        return ways.onSupport();
      case 'withdrawal':
        return ways.onWithdrawal();
      case 'rounds':
        return ways.onHistory();
      case 'back':
        return ways.onBack();
    }
  }

  return (
    <>
      <GameBar
        name={face.name}
        balance={balance === null ? null : money(balance.coin)}
        isSettling={isSettling}
        isDemo={isDemo}
        canDeposit={mayDeposit}
        since={isPlaying ? earlier(playSession.since, phase.since) : null}
        net={net}
        filling={filling}
        onBack={handleBack}
        onDeposit={openDeposit}
        onBalance={() => dispatch(overlayOpened({ name: 'balance', isOverGame: true }))}
        onFill={() => void toggleScreenFilled()}
        onStop={() => setStopping(true)}
        onMenu={() => setMenuOpen(true)}
      />
      <div className={styles.place} data-phase={phase.name}>
        <div className={styles.notices}>
          {isLastRound && <NoticeBanner tone="info" text={t('stop.lastRound')} />}
          {turn !== null && !isTurnRead && (
            <RotateHint wanted={turn} onClose={() => setTurnRead(true)} />
          )}
          {state.problem !== null && (
            <GameProblem
              words={state.problem}
              onClose={() => run.send({ type: 'problem-read' })}
              onRetry={run.retry}
            />
          )}
        </div>
        <div className={styles.stage}>
          {game?.place === 'frame' && (
            <GameFrame
              key={state.opening}
              frame={line.frame}
              title={t('frame', { game: face.name })}
              url={game.url}
              sandbox={line.sandbox}
              isHidden={!isPlaying}
              onBack={handleBack}
            />
          )}
          {isWaiting(phase.name) && (
            <OpeningStage
              face={face}
              settlingUntil={phase.name === 'settling' ? phase.until : undefined}
            />
          )}
          {(phase.name === 'failed' || phase.name === 'silent') && (
            <StartProblem failure={phase.failure} protection={protection} onStep={handleStep} />
          )}
          {phase.name === 'elsewhere' && <GameElsewhere game={phase.game} onBack={ways.onBack} />}
        </div>
        <VisuallyHidden>
          <output>{isPlaying ? t('opened', { game: face.name }) : ''}</output>
        </VisuallyHidden>
      </div>
      <GameMenu
        isOpen={isMenuOpen}
        name={face.name}
        panels={line.panels}
        isPaused={isPlaying && phase.game.canPause}
        settings={line.settings}
        settingsOn={settings.on}
        filling={filling}
        onSetting={settings.set}
        onFill={() => void toggleScreenFilled()}
        onPanel={openFromMenu}
        onLimits={() => openFromMenu('limits')}
        onHistory={ways.onHistory}
        onSupport={ways.onSupport}
        onClose={() => setMenuOpen(false)}
        onClosed={handleMenuClosed}
      />
      <StopSheet
        isOpen={isStopping}
        net={net}
        realityMinutes={protection?.realityMinutes ?? null}
        help={help}
        onClose={() => setStopping(false)}
      />
      {protection !== null && game !== null && !isDemo && (
        <RealityCheck
          protection={protection}
          playSession={playSession}
          sessionId={game.sessionId}
          isIdle={(isPlaying && !state.isRoundOpen) || phase.name === 'elsewhere'}
          isOpen={isChecking}
          onDue={() => setChecking(true)}
          onGoOn={() => setChecking(false)}
          onStop={ways.onBack}
          onRounds={ways.onHistory}
        />
      )}
      <LeaveQuestion isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={ways.onBack} />
    </>
  );
}

/** The session starts when the server says, but never after this game. */
const earlier = (playSession: EpochMs | null, game: EpochMs): EpochMs =>
  playSession === null || game < playSession ? game : playSession;

type PhaseName = ReturnType<typeof useGameRun>['state']['phase']['name'];

const isWaiting = (name: PhaseName): boolean =>
  name === 'asking' || name === 'settling' || name === 'opening' || name === 'left';
