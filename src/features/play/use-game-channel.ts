import { serverNow } from '#api/core/server-clock.ts';
import type { FromGame, GamePanel, GameSetting, ToGame } from '#shared/play/frame-contract.ts';
import { balanceApi } from '#api/balance.ts';
import { frameRules, senderOf, targetOf } from '#shared/play/frame-trust.ts';
import { gameOf, type PlayState } from '#shared/play/play-state.ts';
import { playableOrigin, watchFrameMessages } from '#browser/page/game-place.ts';
import { isVisible, pageOrigin, watchVisibility } from '#browser/page/page.ts';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useDispatch } from 'react-redux';
import { createFrameBridge } from './frame-bridge.ts';
import type { GameRun } from './game-run.ts';
import { throttled } from './throttle.ts';

/** Handlers of a game's own buttons. */
export interface GameWays {
  readonly onExit: () => void;
  /** `isReachable`: the game is visible and uncovered, so the player can have pressed in it. */
  readonly onDeposit: (isReachable: boolean) => void;
  readonly onHistory: () => void;
}

export interface GameGridRow {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly sandbox: string;
  /** What the game's page leaves to the menu; empty for a game with its own buttons. */
  readonly panels: readonly GamePanel[];
  /** Settings of the game that the menu offers. */
  readonly settings: readonly GameSetting[];
  /** Opens one of them, in the game. */
  readonly openPanel: (panel: GamePanel) => void;
}

interface GameLineState {
  /** Part of the app covers the game. */
  readonly isCovered: boolean;
  /** Coins may arrive that the game does not know of. */
  readonly isDepositing: boolean;
  readonly settingsOn: readonly GameSetting[];
}

/** Until a game's page offers more. */
const NO_PANELS: readonly GamePanel[] = [];
const SOUND: readonly GameSetting[] = ['sound'];

/** The bar has the only balance: it follows each round, however fast they are played. */
const BALANCE_EVERY_MS = 1_000;

/** Connects the app with the game in its frame. */
export function useGameChannel(
  run: GameRun,
  state: PlayState,
  ways: GameWays,
  { isCovered, isDepositing, settingsOn }: GameLineState,
): GameGridRow {
  const frame = useRef<HTMLIFrameElement>(null);
  const dispatch = useDispatch();
  const [askBalance] = useState(() =>
    throttled(() => dispatch(balanceApi.util.invalidateTags(['balance'])), BALANCE_EVERY_MS),
  );
  const [offered, setOffered] = useState({ opening: -1, panels: NO_PANELS, settings: SOUND });
  const isSeen = useSyncExternalStore(watchVisibility, isVisible);
  const game = gameOf(state);
  const origin = game?.origin ?? '';
  const url = game?.url ?? '';
  const rules = frameRules(playableOrigin(url) ?? '', pageOrigin());
  const sender = senderOf(origin, rules);
  const target = targetOf(origin, rules);
  const isPlaying = state.phase.name === 'playing';
  const isCurrent = offered.opening === state.opening;
  const settings = isCurrent ? offered.settings : SOUND;
  const isPaused = isCovered || !isSeen;

  const post = (message: ToGame) => frame.current?.contentWindow?.postMessage(message, target);
  const say = useEffectEvent(post);

  const follow = useEffectEvent((message: FromGame) => {
    switch (message.type) {
      case 'ready':
        return run.send({ type: 'ready', now: serverNow() });
      case 'busy':
        return run.send({ type: 'round-begun' });
      case 'idle':
        return run.send({ type: 'round-ended' });
      case 'error':
        return run.send({ type: 'problem-reported', text: message.msg });
      case 'balance':
        // The amount is only the game's claim; the server's balance has a sequence number and is fetched.
        return askBalance();
      case 'deposit':
        return ways.onDeposit(isPlaying && !isPaused);
      case 'exit':
        return ways.onExit();
      case 'history':
        return ways.onHistory();
      case 'panels':
        setOffered({
          opening: state.opening,
          panels: message.panels,
          settings: [...SOUND, ...message.settings.filter((one) => !SOUND.includes(one))],
        });
        return post({ type: 'bar' });
    }
  });

  useEffect(() => {
    const bridge = createFrameBridge(sender, serverNow, (message) => follow(message));
    return watchFrameMessages(() => frame.current, bridge.hear);
  }, [sender]);

  const canPause = game?.canPause === true;
  useEffect(() => {
    if (!isPlaying || !canPause || !isPaused) return undefined;
    say({ type: 'pause' });
    return () => say({ type: 'resume' });
  }, [isPlaying, canPause, isPaused]);

  useEffect(() => {
    if (!isPlaying || !isDepositing) return undefined;
    return () => say({ type: 'refresh' });
  }, [isPlaying, isDepositing]);

  useEffect(() => {
    if (!isPlaying) return;
    for (const type of settings) say({ type, on: settingsOn.includes(type) });
  }, [isPlaying, settings, settingsOn]);

  return {
    frame,
    sandbox: rules.sandbox,
    panels: isCurrent ? offered.panels : NO_PANELS,
    settings,
    openPanel(panel) {
      // The panel takes the focus only in a page that has it.
      frame.current?.focus();
      post({ type: 'panel', panel });
    },
  };
}
