/** The ports of a money caller: stored orders, and an RTK Query endpoint. */
import { askBalance, balanceApi } from '#api/balance.ts';
import { askLightRefresh } from '#api/lobby.ts';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { MoneyCallerPorts } from './money-caller.ts';
import {
  removeMoneyOrder,
  findMoneyOrder,
  saveMoneyOrder,
  type MoneyOrder,
  type MoneyOrderKind,
  type OrderBody,
} from './money-order.ts';
import { sendMoneyOrder, type SendMoneyOrder } from './money-sender.ts';

export type MoneyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** An RTK Query mutation whose request has a number (`reqNo`). */
export interface NumberedMutation<Answer> {
  // A method, so that endpoints with narrower requests fit.
  initiate(
    request: OrderBody & { readonly reqNo: string },
    options: { track: false },
  ): ThunkAction<ReturnType<SendMoneyOrder<Answer>>, unknown, unknown, UnknownAction>;
}

export interface MoneyUse<Body extends object, Answer> {
  readonly mutation: NumberedMutation<Answer>;
  readonly kind: MoneyOrderKind;
  /** Parses the body of a stored order; null for one that this version cannot send. */
  readonly read: (stored: OrderBody) => Body | null;
  /** A settled order also changes red dots, as claims do. */
  readonly refreshesRedDots: boolean;
}

/**
 * Ports over RTK Query. `track: false` leaves nothing of the request in the store. A settled order refetches
 * the balance: its answer has the coins, but not the withdrawable amount.
 */
export function createMoneyPorts<Body extends object, Answer>(
  dispatch: MoneyDispatch,
  { mutation, kind, read, refreshesRedDots }: MoneyUse<Body, Answer>,
): MoneyCallerPorts<Body, Answer> {
  const syncClock = async () => (await dispatch(askBalance())).isSuccess;

  function refresh(): void {
    dispatch(balanceApi.util.invalidateTags(['balance']));
    if (refreshesRedDots) dispatch(askLightRefresh());
  }

  /** Removes an order that cannot be sent any more. */
  async function readBody(
    playerId: number,
    order: MoneyOrder | null,
  ): Promise<MoneyOrder<Body> | null> {
    const body = order && read(order.body);
    if (order === null || body !== null) return order && body && { ...order, body };
    await removeMoneyOrder(playerId, order);
    return null;
  }

  return {
    find: async (playerId) => readBody(playerId, await findMoneyOrder(playerId, kind, syncClock)),
    async save(playerId, body) {
      const save = () => saveMoneyOrder(playerId, kind, body, syncClock);
      return (await readBody(playerId, await save())) ?? { ...(await save()), body };
    },
    async send(playerId, order, proof) {
      const outcome = await sendMoneyOrder<Answer>(
        playerId,
        order,
        (request) => dispatch(mutation.initiate({ ...request, ...proof }, { track: false })),
        syncClock,
      );
      if (outcome.status !== 'unknown') refresh();
      return outcome;
    },
  };
}
