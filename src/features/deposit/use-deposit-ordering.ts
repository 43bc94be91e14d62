import { useCreateDepositMutation } from '#api/deposit-api.ts';
import { DEBOUNCE } from '#config/constants.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { RequestOf } from '#contract/endpoints.ts';
import type { CreatedDeposit } from '#domain/deposit/order.ts';
import { isMinorUnits, ZERO, type MinorUnits } from '#domain/money.ts';
import { createSubmitGate } from '#domain/submit-gate.ts';
import { findMoneyOrder, openMoneyOrder, type MoneyOrder } from '#session/money-order.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useAsking } from '#session/use-asking.ts';
import { useOrderSender } from '#session/use-order-sender.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';

/** What an order is made of, beside its number. */
export type DepositBody = Omit<RequestOf<'createDeposit'>, 'reqNo'>;

/** Where the making of an order stands. */
export type Ordering =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** No answer came: the same order is asked for again, by itself and on a press. */
  | { readonly status: 'unknown'; readonly amount: MinorUnits; readonly isAsking: boolean }
  | { readonly status: 'refused'; readonly error: ApiError };

export interface DepositOrdering {
  readonly ordering: Ordering;
  /** Makes an order, once however often it is pressed; `at` is the press's moment in ms. */
  order(body: DepositBody, at: number): void;
  /** Asks once more for an order whose answer is not known. */
  askAgain(): void;
  /** The player changes something: what was refused goes. */
  mend(): void;
}

/**
 * Makes orders (spec §7 `recharge3`). An order and its number are kept on the phone before it is
 * sent, so that neither a lost answer nor a killed tab makes a second one. `onCreated` is told whether
 * the order was taken up from a closed tab: its payment page is not opened unasked.
 */
export function useDepositOrdering(
  onCreated: (order: CreatedDeposit, isResumed: boolean) => void,
): DepositOrdering {
  const playerId = useSelector(selectPlayer)?.user.id;
  const [create] = useCreateDepositMutation();
  const sendOnce = useOrderSender<CreatedDeposit>();
  const [ordering, setOrdering] = useState<Ordering>({ status: 'idle' });
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const open = useRef<MoneyOrder>(null);
  const isSending = useRef(false);
  const isResumed = useRef(false);
  const isShown = useRef(false);
  const [lostTries, setLostTries] = useState(0);

  async function send(player: number, order: MoneyOrder) {
    if (isSending.current) return;
    isSending.current = true;
    open.current = order;
    const outcome = await sendOnce(player, order, (request) =>
      create(request as RequestOf<'createDeposit'>),
    );
    isSending.current = false;
    gate.leave();
    if (!isShown.current) return;
    switch (outcome.status) {
      case 'done':
        open.current = null;
        setOrdering({ status: 'idle' });
        onCreated(outcome.data, isResumed.current);
        return;
      case 'refused':
        open.current = null;
        setOrdering({ status: 'refused', error: outcome.error });
        return;
      case 'unknown':
        setLostTries((before) => before + 1);
        setOrdering({ status: 'unknown', amount: amountOf(order), isAsking: false });
    }
  }

  function askAgain() {
    const order = open.current;
    if (order === null || playerId === undefined || isSending.current) return;
    setOrdering({ status: 'unknown', amount: amountOf(order), isAsking: true });
    void send(playerId, order);
  }

  const resume = useEffectEvent(async (player: number) => {
    const order = await findMoneyOrder(player, 'deposit');
    if (order === null || !isShown.current || isSending.current || open.current !== null) return;
    open.current = order;
    isResumed.current = true;
    askAgain();
  });

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  // An order that a closed tab left without an answer is taken up again.
  useEffect(() => {
    if (playerId !== undefined) void resume(playerId);
  }, [playerId]);

  useAsking(ordering.status === 'unknown' ? lostTries : 0, askAgain);

  return {
    ordering,
    askAgain,
    order: (body, at) => {
      if (playerId === undefined || open.current !== null || !gate.enter(at)) return;
      isResumed.current = false;
      setOrdering({ status: 'sending' });
      setLostTries(0);
      void openMoneyOrder(playerId, 'deposit', body).then((order) => send(playerId, order));
    },
    mend: () => {
      if (ordering.status === 'refused') setOrdering({ status: 'idle' });
    },
  };
}

function amountOf({ body }: MoneyOrder): MinorUnits {
  const { amount } = body;
  return isMinorUnits(amount) ? amount : ZERO;
}
