/**
 * A visitor's demo. The page draws and settles its rounds itself, with the server's rules and the browser's
 * random numbers: nothing is stored, and visitors cost the server nothing.
 */
import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { GameCall, GameCallName } from '#server/game/game-calls.ts';
import type { RoundAnswer, VisitState } from '#server/game/game-handlers.ts';
import { drawsOf } from '#server/game/rules/draws.ts';
import {
  cashOut,
  drawRound,
  openRound,
  riseAt,
  viewOf,
  type RoundStep,
} from '#server/game/rules/round.ts';
import { CallRefused, type AnswerOf, type PageVisit } from './page-calls.ts';

const BLOCK_BYTES = 32;
const WATCH_MS = 2000;

interface OwnRound {
  readonly roundNo: string;
  readonly nonce: number;
  readonly bet: MinorUnits;
  readonly step: RoundStep;
}

/** Browser functions that the demo uses; tests replace them. */
export interface VisitPorts {
  now(): number;
  /** Returns this many random bytes. */
  random(length: number): Uint8Array;
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

  const balance = () => ({ coin, waiting: ZERO, depositBets: ZERO, bonusBets: ZERO, seq });
  const answerOf = ({ roundNo, nonce, bet, step }: OwnRound): RoundAnswer => ({
    round: { roundNo, nonce, bet, win: step.win, isOver: step.win !== null, view: viewOf(step) },
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
    const draws = drawsOf(() => random(BLOCK_BYTES));
    const start = { bet: amount, autoAt, pick, now: now() };
    const step = openRound(stage.kind, stage.game, draws, start);
    coin = subtract(coin, amount);
    seq += 1;
    played += 1;
    const roundNo = played.toString(16).toUpperCase().padStart(16, '0');
    const waiting: RoundStep = { ...step, win: null };
    return goOn({ roundNo, nonce: played, bet: amount, step: waiting }, step);
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

  const state = (): PageVisit => ({
    ...stage,
    isVisit: true,
    isDemo: true,
    appOrigin: null,
    lobbyUrl: null,
    bets: { ...bets, last: current?.bet ?? null },
    balance: balance(),
    round: current === null || current.step.win !== null ? null : answerOf(current).round,
    serverTime: now(),
  });

  const calls: { [Name in GameCallName]: (body: never) => unknown } = {
    state,
    bet: ({ bet: amount, pick = null, autoAt = null }: Partial<GameCall<'bet'>>) =>
      placeBet({ reqNo: '', bet: minorUnits(amount ?? 0), pick, autoAt }),
    act,
    watch,
    rounds: () => ({ list: [] }),
    rotate: () => {
      throw new CallRefused('no-such-round');
    },
  };
  return async (name, body) => (await calls[name](body as never)) as AnswerOf<typeof name>;
}

/** Random numbers and time of the browser. */
export const browserPorts: VisitPorts = {
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
