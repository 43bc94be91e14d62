/** Runs the state machine of `money-call.ts` against the device's storage and the server. */
import { DEBOUNCE } from '#config/constants.ts';
import {
  canSubmit,
  INITIAL_CALL,
  isSameBody,
  stepMoneyCall,
  type SettledOrder,
  type MoneyCall,
  type MoneyEffect,
  type MoneyEvent,
} from './money-call.ts';
import type { MoneyOrder, MoneyOutcome } from './money-order.ts';

export interface MoneyCallerPorts<Body extends object, Answer> {
  /** The player's open order; null when all are settled. */
  readonly find: (playerId: number) => Promise<MoneyOrder<Body> | null>;
  /** Returns the player's open order, or stores a new one of this body. */
  readonly save: (playerId: number, body: Body) => Promise<MoneyOrder<Body>>;
  /**
   * Sends an order and removes it from storage once it is settled. Never rejects.
   * @param proof a code or an encrypted password: sent along, never stored
   */
  readonly send: (
    playerId: number,
    order: MoneyOrder<Body>,
    proof: object,
  ) => Promise<MoneyOutcome<Answer>>;
}

export interface MoneyCaller<Body extends object, Answer> {
  readonly current: () => MoneyCall<Body, Answer>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notifies of every settled order. */
  readonly onSettled: (listener: (settled: SettledOrder<Body, Answer>) => void) => () => void;
  /**
   * Restores an order that a closed page or another tab left open, and retries it.
   * @param playerId null while no player is known to be signed in: nothing is sent then
   * @param isHeld a restored order waits for a submission, which contains its proof
   */
  readonly start: (playerId: number | null, isHeld: boolean) => void;
  /**
   * Sends an order, once however often the button is pressed.
   * @param at the event's `timeStamp`, in ms; null for a further order of a press whose last order is settled
   * @returns the outcome; null when it was not sent
   */
  readonly submit: (
    body: Body,
    at: number | null,
    proof?: object,
  ) => Promise<MoneyOutcome<Answer> | null>;
  /** Retries an order of unknown outcome at once. */
  readonly retry: () => void;
  /** Clears the last outcome. */
  readonly reset: () => void;
}

interface Submission<Body extends object, Answer> {
  readonly body: Body;
  readonly proof: object;
  readonly resolve: (outcome: MoneyOutcome<Answer> | null) => void;
}

export function createMoneyCaller<Body extends object, Answer>(
  ports: MoneyCallerPorts<Body, Answer>,
): MoneyCaller<Body, Answer> {
  let call: MoneyCall<Body, Answer> = INITIAL_CALL;
  let owner: number | null = null;
  let submittedAt = Number.NEGATIVE_INFINITY;
  /** For the open order and the next one: every try sends its proof along. */
  let submissions: readonly Submission<Body, Answer>[] = [];
  const listeners = new Set<() => void>();
  const settledListeners = new Set<(settled: SettledOrder<Body, Answer>) => void>();

  function dispatch(playerId: number, event: MoneyEvent<Body, Answer>): void {
    // Another player has signed in meanwhile.
    if (playerId !== owner) return;
    const before = call;
    const step = stepMoneyCall(call, event);
    ({ call } = step);
    if (call !== before) for (const listener of listeners) listener();
    if (call.settled !== null && call.settled !== before.settled) {
      for (const listener of settledListeners) listener(call.settled);
    }
    if (step.effect !== null) void runEffect(playerId, step.effect);
  }

  async function runEffect(playerId: number, effect: MoneyEffect<Body>): Promise<void> {
    if (effect.do === 'save') {
      const order = await ports.save(playerId, effect.body);
      dispatch(playerId, { type: 'saved', order });
      return;
    }
    const { order } = effect;
    const { proof = {} } = submissionOf(order.body) ?? submissions.at(-1) ?? {};
    const outcome = await ports.send(playerId, order, proof);
    const own = submissionOf(order.body);
    own?.resolve(outcome);
    if (outcome.status === 'unknown') dropSubmissions((submission) => submission !== own);
    else dropSubmissions((submission) => submission === own);
    dispatch(playerId, { type: 'answered', outcome });
  }

  async function restore(playerId: number, isHeld: boolean): Promise<void> {
    const before = call;
    const order = await ports.find(playerId);
    // A submission came first.
    if (call === before) dispatch(playerId, { type: 'restored', order, isHeld });
  }

  const submissionOf = (body: Body) =>
    submissions.find((submission) => isSameBody(submission.body, body));

  function dropSubmissions(isDropped: (submission: Submission<Body, Answer>) => boolean): void {
    for (const submission of submissions) if (isDropped(submission)) submission.resolve(null);
    submissions = submissions.filter((submission) => !isDropped(submission));
  }

  return {
    current: () => call,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSettled(listener) {
      settledListeners.add(listener);
      return () => void settledListeners.delete(listener);
    },
    start(playerId, isHeld) {
      if (owner !== playerId) {
        owner = playerId;
        call = INITIAL_CALL;
        dropSubmissions(() => true);
        for (const listener of listeners) listener();
      }
      const isFree = call.stage.name === 'restoring' || call.stage.name === 'idle';
      if (playerId !== null && isFree) void restore(playerId, isHeld);
    },
    async submit(body, at, proof = {}) {
      const playerId = owner;
      if (playerId === null || !canSubmit(call)) return null;
      if (at !== null) {
        if (at - submittedAt < DEBOUNCE) return null;
        submittedAt = at;
      }
      return new Promise((resolve) => {
        dropSubmissions((submission) => isSameBody(submission.body, body));
        submissions = [...submissions, { body, proof, resolve }];
        dispatch(playerId, { type: 'submitted', body });
      });
    },
    retry() {
      if (owner !== null) dispatch(owner, { type: 'retried' });
    },
    reset() {
      if (owner !== null) dispatch(owner, { type: 'reset' });
    },
  };
}
