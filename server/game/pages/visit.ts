/**
 * A visitor's demo. The page draws and settles its rounds itself, with the server's rules and seeds of its
 * own: nothing is stored, visitors cost the server nothing, and every round can be checked.
 */
import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { GameCall, GameCallName } from '#server/game/game-calls.ts';
import type { RotatedSeed, RoundAnswer, VisitState } from '#server/game/game-handlers.ts';
import type { RoundEntry } from '#server/game/play/round-entries.ts';
import {
  cashOut,
  drawRound,
  openRound,
  riseAt,
  viewOf,
  type RoundStep,
} from '#server/game/rules/round.ts';
import { LocalSeeds, type RandomBytes, type RoundSeed } from './local-seeds.ts';
import { CallRefused, type AnswerOf, type PageVisit } from './page-calls.ts';

const WATCH_MS = 2000;
/** Ended rounds that can be looked up. */
const LISTED = 20;

interface OwnRound {
  readonly roundNo: string;
  readonly seed: RoundSeed;
  readonly bet: MinorUnits;
  readonly startedAt: EpochMs;
  readonly step: RoundStep;
}

/** Browser functions that the demo uses; tests replace them. */
export interface VisitPorts {
  now(): number;
  readonly random: RandomBytes;
  wait(ms: number): Promise<void>;
}

export type VisitCalls = <Name extends GameCallName>(
  name: Name,
  body: object,
) => Promise<AnswerOf<Name>>;

/** Creates a local implementation of a page's calls. */
export function createVisit(
  { coin: firstCoin, bets, ...stage }: VisitState,
  { now, random, wait }: VisitPorts,
): VisitCalls {
  let coin = firstCoin;
  let seq = 0;
  let played = 0;
  let current: OwnRound | null = null;
  const seeds = new LocalSeeds(random);
  const ended: OwnRound[] = [];

  const balance = () => ({ coin, waiting: ZERO, depositBets: ZERO, bonusBets: ZERO, seq });
  const answerOf = ({ roundNo, seed, bet, step }: OwnRound): RoundAnswer => ({
    round: {
      roundNo,
      nonce: seed.nonce,
      bet,
      win: step.win,
      isOver: step.win !== null,
      view: viewOf(step),
    },
    balance: balance(),
    serverTime: epochMs(now()),
  });
  /** Stores the round's new state, and pays it when it ends. */
  const goOn = (round: OwnRound, step: RoundStep): RoundAnswer => {
    const isEnding = round.step.win === null && step.win !== null;
    if (isEnding) {
      coin = add(coin, step.win ?? ZERO);
      seq += 1;
    }
    current = { ...round, step };
    if (isEnding) {
      ended.unshift(current);
      ended.splice(LISTED);
    }
    return answerOf(current);
  };
  const find = (roundNo: string): OwnRound => {
    if (current?.roundNo !== roundNo) throw new CallRefused('no-such-round');
    return current;
  };

  function placeBet({ bet: amount, pick, autoAt }: GameCall<'bet'>): RoundAnswer {
    if (current !== null) goOn(current, riseAt(current.step, current.bet, now()));
    if (current !== null && current.step.win === null) throw new CallRefused('round-open');
    if (amount > coin) throw new CallRefused('balance-short');
    const { draws, seed } = seeds.draw();
    const startedAt = epochMs(now());
    const start = { bet: amount, autoAt, pick, now: startedAt };
    const step = openRound(stage.kind, stage.game, draws, start);
    coin = subtract(coin, amount);
    seq += 1;
    played += 1;
    const roundNo = played.toString(16).toUpperCase().padStart(16, '0');
    const waiting: RoundStep = { ...step, win: null };
    return goOn({ roundNo, seed, bet: amount, startedAt, step: waiting }, step);
  }

  function act(request: GameCall<'act'>): RoundAnswer {
    const round = find(request.roundNo);
    if (round.step.win !== null) return answerOf(round);
    const step =
      request.action === 'draw'
        ? drawRound(round.step.detail, round.bet, request.held)
        : cashOut(round.step, round.bet, now());
    if (step.win === null) throw new CallRefused('too-early');
    return goOn(round, step);
  }

  async function watch({ roundNo }: GameCall<'watch'>): Promise<RoundAnswer> {
    const { step } = find(roundNo);
    if (step.dueAt !== null) await wait(Math.min(WATCH_MS, Math.max(0, step.dueAt - now())));
    const round = find(roundNo);
    return goOn(round, riseAt(round.step, round.bet, now()));
  }

  function rotate({ clientSeed }: GameCall<'rotate'>): RotatedSeed {
    if (current !== null && current.step.win === null) throw new CallRefused('round-open');
    return seeds.rotate(clientSeed);
  }

  const state = (): PageVisit => ({
    ...stage,
    isVisit: true,
    isDemo: true,
    appOrigin: null,
    lobbyUrl: null,
    bets: { ...bets, last: current?.bet ?? null },
    balance: balance(),
    seed: seeds.commitment(),
    round: current === null || current.step.win !== null ? null : answerOf(current).round,
    serverTime: now(),
  });

  const calls: { [Name in GameCallName]: (body: never) => unknown } = {
    state,
    bet: ({ bet: amount, pick = null, autoAt = null }: Partial<GameCall<'bet'>>) =>
      placeBet({ reqNo: '', bet: minorUnits(amount ?? 0), pick, autoAt }),
    act,
    watch,
    rounds: () => ({ list: ended.map(entryOf) }),
    rotate,
  };
  return async (name, body) => (await calls[name](body as never)) as AnswerOf<typeof name>;
}

const entryOf = ({ roundNo, seed, bet, startedAt, step }: OwnRound): RoundEntry => ({
  roundNo,
  bet,
  win: step.win ?? ZERO,
  time: startedAt,
  nonce: seed.nonce,
  clientSeed: seed.clientSeed,
  serverHash: seed.serverHash,
  serverSeed: seed.serverSeed(),
  view: viewOf(step),
});

/** Random numbers and time of the browser. */
export const browserPorts: VisitPorts = {
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
