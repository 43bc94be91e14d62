import { DEBOUNCE } from '#config/constants.ts';
import type { ApiError } from '#contract/api-error.ts';
import { createSubmitGate } from '#domain/submit-gate.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  findMoneyOrder,
  openMoneyOrder,
  type MoneyOrder,
  type MoneyOrderKind,
  type SendMoneyOrder,
} from './money-order.ts';
import { useAsking } from './use-asking.ts';
import { useOrderSender } from './use-order-sender.ts';

export type MoneyStage<Request, Answer> =
  /** The phone looks for an order whose answer never came. */
  | { readonly stage: 'finding' }
  | { readonly stage: 'entering'; readonly failure: ApiError | null }
  | { readonly stage: 'sending'; readonly request: Request }
  /** It was sent and no answer came: it goes on being asked for, by itself, under its number. */
  | {
      readonly stage: 'unsure';
      readonly order: MoneyOrder;
      readonly request: Request;
      readonly isAsking: boolean;
    }
  | { readonly stage: 'done'; readonly answer: Answer; readonly request: Request };

/** What an attempt is for, and how it is sent. */
export interface MoneyCall<Request, Answer> {
  readonly kind: MoneyOrderKind;
  readonly send: SendMoneyOrder<Answer>;
  /** What is kept of a request, and sent. */
  readonly write: (request: Request) => MoneyOrder['body'];
  /** The request of a kept order; null when it is none. */
  readonly read: (body: MoneyOrder['body']) => Request | null;
}

export interface MoneyAttempt<Request, Answer> {
  readonly now: MoneyStage<Request, Answer>;
  /**
   * Sends an order, once however often it is pressed.
   * @param at the press's moment in ms, from any fixed start
   * @param proof what proves who asks, such as a code: it goes along and is kept nowhere
   * @returns why it was refused, else null
   */
  submit(request: Request, at: number, proof?: object): Promise<ApiError | null>;
  /** Asks for the unsure one at once. */
  askAgain(): void;
  /** Back to the beginning: the receipt was read, or what was refused is mended. */
  startAgain(): void;
}

/** The number was used for something else: the platform knows the order (contract, conventions). */
const NUMBER_KNOWN = 1231;

/**
 * One order at a time (contract, conventions: `reqNo`). It is kept on the phone before it goes out;
 * one whose answer was lost, also with the whole tab, is sent again under the same number.
 * @param playerId null while it is not known who is signed in: nothing is sent then
 */
export function useMoneyAttempt<Request, Answer>(
  playerId: number | null,
  { kind, send, write, read }: MoneyCall<Request, Answer>,
): MoneyAttempt<Request, Answer> {
  const sendOnce = useOrderSender<Answer>();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const [now, setNow] = useState<MoneyStage<Request, Answer>>({ stage: 'finding' });
  const [lostTries, setLostTries] = useState(0);
  const isSending = useRef(false);
  const proof = useRef<object>({});

  /** Null unless it was refused. */
  async function sendOrder(order: MoneyOrder, request: Request): Promise<ApiError | null> {
    if (isSending.current || playerId === null) return null;
    isSending.current = true;
    const outcome = await sendOnce(playerId, order, (numbered) =>
      send({ ...numbered, ...proof.current }),
    );
    isSending.current = false;
    const isAnswered = outcome.status !== 'unknown';
    if (isAnswered) proof.current = {};
    setLostTries((tries) => (isAnswered ? 0 : tries + 1));
    switch (outcome.status) {
      case 'done':
        setNow({ stage: 'done', answer: outcome.data, request });
        return null;
      case 'refused': {
        const { error } = outcome;
        const isKnown = error.kind === 'errcode' && error.errcode === NUMBER_KNOWN;
        setNow({ stage: 'entering', failure: isKnown ? null : error });
        return error;
      }
      case 'unknown':
        setNow({ stage: 'unsure', order, request, isAsking: false });
        return null;
    }
  }

  const takeUp = useEffectEvent((order: MoneyOrder | null) => {
    const request = order && read(order.body);
    if (order === null || request === null) {
      setNow((stage) => (stage.stage === 'finding' ? { stage: 'entering', failure: null } : stage));
      return;
    }
    setNow({ stage: 'unsure', order, request, isAsking: true });
    void sendOrder(order, request);
  });
  useEffect(() => {
    if (playerId === null) return;
    void findMoneyOrder(playerId, kind).then((order) => takeUp(order));
  }, [playerId, kind]);

  function askAgain() {
    if (now.stage !== 'unsure' || isSending.current) return;
    setNow({ ...now, isAsking: true });
    void sendOrder(now.order, now.request);
  }
  useAsking(now.stage === 'unsure' ? lostTries : 0, askAgain);

  return {
    now,
    submit: async (request, at, given = {}) => {
      if (playerId === null || now.stage !== 'entering' || !gate.enter(at)) return null;
      setNow({ stage: 'sending', request });
      proof.current = given;
      const order = await openMoneyOrder(playerId, kind, write(request));
      const refusal = await sendOrder(order, request);
      gate.leave();
      return refusal;
    },
    askAgain,
    startAgain: () => setNow({ stage: 'entering', failure: null }),
  };
}
