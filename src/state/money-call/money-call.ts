/**
 * A money call from its submission until its outcome is known, as a pure state machine (contract,
 * conventions: `reqNo`). The order is stored before it is sent; without an answer it is sent again under the
 * same number, and no other order of its kind is sent before.
 */
import { CommonCode } from '#shared/common/errors.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { MoneyOrder, MoneyOutcome } from './money-order.ts';

/** An order whose outcome is known. */
export interface SettledOrder<Body extends object, Answer> {
  readonly body: Body;
  /** An earlier page, or another tab, had left it open. */
  readonly isResumed: boolean;
  readonly outcome: Exclude<MoneyOutcome<Answer>, { status: 'unknown' }>;
}

export type MoneyCallStage<Body extends object> =
  /** Reading storage for an order whose answer never came. */
  | { readonly name: 'restoring' }
  | { readonly name: 'idle' }
  /** Being stored; not sent yet. */
  | { readonly name: 'saving'; readonly body: Body }
  | { readonly name: 'sending'; readonly order: MoneyOrder<Body> }
  /** Sent, outcome unknown. */
  | {
      readonly name: 'unknown';
      readonly order: MoneyOrder<Body>;
      readonly isResumed: boolean;
      /** Why the last try had no answer; null before the first one, and again after a press. */
      readonly error: ApiError | null;
      /** Tries of this page that had no answer. */
      readonly failedTries: number;
      readonly isRetrying: boolean;
      /** Submitted meanwhile: sent once this one is settled. */
      readonly next: Body | null;
    };

export interface MoneyCall<Body extends object, Answer> {
  readonly stage: MoneyCallStage<Body>;
  /** The last order, until the next submission or `reset`. */
  readonly settled: SettledOrder<Body, Answer> | null;
}

export type MoneyEvent<Body extends object, Answer> =
  | { readonly type: 'restored'; readonly order: MoneyOrder<Body> | null; readonly isHeld: boolean }
  | { readonly type: 'submitted'; readonly body: Body }
  | { readonly type: 'saved'; readonly order: MoneyOrder<Body> }
  | { readonly type: 'answered'; readonly outcome: MoneyOutcome<Answer> }
  | { readonly type: 'retried' }
  | { readonly type: 'reset' };

/** The caller's work after an event: `save` leads to `saved`, `send` to `answered`. */
export type MoneyEffect<Body extends object> =
  | { readonly do: 'save'; readonly body: Body }
  | { readonly do: 'send'; readonly order: MoneyOrder<Body> };

export interface MoneyStep<Body extends object, Answer> {
  readonly call: MoneyCall<Body, Answer>;
  readonly effect: MoneyEffect<Body> | null;
}

export const INITIAL_CALL = { stage: { name: 'restoring' }, settled: null } as const;

export const isSameBody = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One order is open at a time, and one waits for it. */
export const canSubmit = ({ stage }: Pick<MoneyCall<object, unknown>, 'stage'>): boolean =>
  stage.name === 'restoring' ||
  stage.name === 'idle' ||
  (stage.name === 'unknown' && stage.next === null);

/** The next state and its effect. An event that does not fit the stage changes nothing. */
export function stepMoneyCall<Body extends object, Answer>(
  call: MoneyCall<Body, Answer>,
  event: MoneyEvent<Body, Answer>,
): MoneyStep<Body, Answer> {
  const { stage } = call;
  switch (event.type) {
    case 'restored':
      return stage.name === 'restoring' || stage.name === 'idle'
        ? restore(call, event.order, event.isHeld)
        : unchanged(call);
    case 'submitted':
      return submit(call, event.body);
    case 'saved':
      return stage.name === 'saving' ? sendSaved(call, stage.body, event.order) : unchanged(call);
    case 'answered':
      return stage.name === 'sending' || stage.name === 'unknown'
        ? settle(call, stage, event.outcome)
        : unchanged(call);
    case 'retried':
      return stage.name === 'unknown' && !stage.isRetrying ? retry(call, stage) : unchanged(call);
    case 'reset':
      return unchanged(call.settled === null ? call : { ...call, settled: null });
  }
}

type Unknown<Body extends object> = Extract<MoneyCallStage<Body>, { name: 'unknown' }>;
type Open<Body extends object> = Extract<MoneyCallStage<Body>, { name: 'sending' | 'unknown' }>;

const unchanged = <Body extends object, Answer>(
  call: MoneyCall<Body, Answer>,
): MoneyStep<Body, Answer> => ({ call, effect: null });

const save = <Body extends object, Answer>(
  settled: MoneyCall<Body, Answer>['settled'],
  body: Body,
): MoneyStep<Body, Answer> => ({
  call: { stage: { name: 'saving', body }, settled },
  effect: { do: 'save', body },
});

const retry = <Body extends object, Answer>(
  { settled }: MoneyCall<Body, Answer>,
  stage: Unknown<Body>,
): MoneyStep<Body, Answer> => ({
  call: { stage: { ...stage, isRetrying: true }, settled },
  effect: { do: 'send', order: stage.order },
});

/** Sends an open order again, unless it is held until the player proves their identity. */
function restore<Body extends object, Answer>(
  call: MoneyCall<Body, Answer>,
  order: MoneyOrder<Body> | null,
  isHeld: boolean,
): MoneyStep<Body, Answer> {
  if (order === null) return unchanged({ ...call, stage: { name: 'idle' } });
  const stage = leftOpen(order);
  return isHeld ? unchanged({ ...call, stage }) : retry(call, stage);
}

const leftOpen = <Body extends object>(order: MoneyOrder<Body>): Unknown<Body> => ({
  name: 'unknown',
  order,
  isResumed: true,
  error: null,
  failedTries: 0,
  isRetrying: false,
  next: null,
});

function submit<Body extends object, Answer>(
  call: MoneyCall<Body, Answer>,
  body: Body,
): MoneyStep<Body, Answer> {
  const { stage } = call;
  if (!canSubmit(call)) return unchanged(call);
  if (stage.name !== 'unknown') return save<Body, Answer>(null, body);
  const next = isSameBody(stage.order.body, body) ? null : body;
  if (!stage.isRetrying) return retry({ ...call, settled: null }, { ...stage, error: null, next });
  return unchanged(next === null ? call : { stage: { ...stage, next }, settled: null });
}

/** The stored order is the submitted one, or an open one that has to be settled first. */
function sendSaved<Body extends object, Answer>(
  call: MoneyCall<Body, Answer>,
  submitted: Body,
  order: MoneyOrder<Body>,
): MoneyStep<Body, Answer> {
  if (!isSameBody(order.body, submitted))
    return retry(call, { ...leftOpen(order), next: submitted });
  const { settled } = call;
  return { call: { stage: { name: 'sending', order }, settled }, effect: { do: 'send', order } };
}

function settle<Body extends object, Answer>(
  { settled }: MoneyCall<Body, Answer>,
  stage: Open<Body>,
  outcome: MoneyOutcome<Answer>,
): MoneyStep<Body, Answer> {
  const { order } = stage;
  const isResumed = stage.name === 'unknown' && stage.isResumed;
  if (outcome.status === 'unknown') {
    const { error } = outcome;
    const failedTries = stage.name === 'unknown' ? stage.failedTries + 1 : 1;
    const open = { name: 'unknown', order, isResumed, error, failedTries } as const;
    return unchanged({ stage: { ...open, isRetrying: false, next: null }, settled });
  }
  const known = { body: order.body, isResumed, outcome };
  const next = stage.name === 'unknown' ? stage.next : null;
  return next === null ? unchanged({ stage: { name: 'idle' }, settled: known }) : save(known, next);
}

/** A call as a form shows it. */
export type MoneyView<Body extends object, Answer> =
  | { readonly stage: 'restoring' }
  | { readonly stage: 'editing'; readonly failure: ApiError | null }
  | { readonly stage: 'sending'; readonly body: Body }
  /** Sent, outcome unknown: retried automatically. */
  | { readonly stage: 'unknown'; readonly body: Body; readonly isRetrying: boolean }
  | { readonly stage: 'done'; readonly body: Body; readonly answer: Answer };

export function getMoneyView<Body extends object, Answer>({
  stage,
  settled,
}: MoneyCall<Body, Answer>): MoneyView<Body, Answer> {
  switch (stage.name) {
    case 'restoring':
      return { stage: 'restoring' };
    case 'saving':
      return { stage: 'sending', body: stage.body };
    case 'sending':
      return { stage: 'sending', body: stage.order.body };
    case 'unknown':
      return { stage: 'unknown', body: stage.order.body, isRetrying: stage.isRetrying };
    case 'idle': {
      if (settled === null) return { stage: 'editing', failure: null };
      const { body, outcome } = settled;
      if (outcome.status === 'done') return { stage: 'done', body, answer: outcome.data };
      const { error } = outcome;
      const isKnown = error.kind === 'errcode' && error.errcode === CommonCode.numberReused;
      return { stage: 'editing', failure: isKnown ? null : error };
    }
  }
}

/** The claim that a list shows as busy. */
export function getPendingBody<Body extends object>({
  stage,
}: Pick<MoneyCall<Body, unknown>, 'stage'>): Body | null {
  switch (stage.name) {
    case 'restoring':
    case 'idle':
      return null;
    case 'saving':
      return stage.body;
    case 'sending':
      return stage.order.body;
    case 'unknown':
      return stage.isRetrying ? (stage.next ?? stage.order.body) : null;
  }
}

/** The result of the last try; null before any, and while a submitted retry is pending. */
export function getLastOutcome<Body extends object, Answer>({
  stage,
  settled,
}: MoneyCall<Body, Answer>): { body: Body; outcome: MoneyOutcome<Answer> } | null {
  if (stage.name !== 'unknown' || stage.error === null) return settled;
  return { body: stage.order.body, outcome: { status: 'unknown', error: stage.error } };
}
