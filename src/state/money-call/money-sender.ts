/** Sends money orders: each is tried until its outcome is certain. */
import type { EpochMs } from '#shared/time/duration.ts';
import { serverNow } from '#api/core/server-clock.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import {
  changeOrders,
  isForgotten,
  removeMoneyOrder,
  withoutOrder,
  type MoneyOrder,
  type MoneyOutcome,
  type OrderBody,
  type SyncClock,
} from './money-order.ts';
import { addTry, isRefusedNumber, refuseTry, removeTry, type Try } from './money-tries.ts';

/** Sends an order; RTK Query's `trigger(...)` of a mutation fits. */
export type SendMoneyOrder<Data> = (
  request: OrderBody & { readonly reqNo: string },
) => PromiseLike<{
  data?: Data | undefined;
  error?: ApiError | { readonly message?: string } | undefined;
}>;

/** Nobody answered in time: so far, or before the server would take the order for a new one. */
const NO_ANSWER: ApiError = { kind: 'timeout' };

/**
 * Sends an order; the server processes it once however often it is sent. Never sends one that the server
 * would no longer know, as on a page left open for a day, nor one that another tab was refused. Never throws.
 */
export async function sendMoneyOrder<Data>(
  playerId: number,
  order: MoneyOrder<object>,
  send: SendMoneyOrder<Data>,
  syncClock: SyncClock,
): Promise<MoneyOutcome<Data>> {
  const isOver = await isForgotten(order, syncClock);
  if (isOver === null) return { status: 'unknown', error: NO_ANSWER };
  if (isOver) {
    await removeMoneyOrder(playerId, order);
    return { status: 'refused', error: NO_ANSWER };
  }
  const tried = { id: newRequestNumber(), reqNo: order.reqNo };
  if (!(await beginTry(playerId, tried))) return { status: 'refused', error: NO_ANSWER };
  const { data, error } = await send({ ...order.body, reqNo: order.reqNo });
  if (data !== undefined) {
    await removeMoneyOrder(playerId, order);
    return { status: 'done', data };
  }
  const failure: ApiError =
    error !== undefined && 'kind' in error
      ? error
      : { kind: 'contract', reason: error?.message ?? '' };
  if (isRefusal(failure)) {
    const isFinal = await endRefused(playerId, tried, syncClock);
    return isFinal
      ? { status: 'refused', error: failure }
      : { status: 'unknown', error: NO_ANSWER };
  }
  // After a timeout the request may still reach the server.
  if (failure.kind !== 'timeout')
    await changeOrders(playerId, (own) => ({ ...own, tries: removeTry(own.tries, tried) }));
  return { status: 'unknown', error: failure };
}

/** Stores a try before it is sent. False when the order was refused in another tab. */
async function beginTry(playerId: number, tried: Try): Promise<boolean> {
  let isRefused = false;
  await changeOrders(playerId, (own) => {
    isRefused = isRefusedNumber(own.tries, tried.reqNo);
    // Another tab may have settled the order: the server replays its answer then.
    const isOpen = own.orders.some(({ reqNo }) => reqNo === tried.reqNo);
    return isOpen ? { ...own, tries: addTry(own.tries, tried) } : own;
  });
  return !isRefused;
}

/**
 * Closes the order of a refused try, unless another try of it may still be accepted.
 * @returns whether it is closed
 */
async function endRefused(playerId: number, tried: Try, syncClock: SyncClock): Promise<boolean> {
  let isClosed = false;
  const end = (now: EpochMs | null) =>
    changeOrders(playerId, (own) => {
      const tries = refuseTry(own.tries, tried, now);
      isClosed = isRefusedNumber(tries, tried.reqNo);
      return isClosed ? withoutOrder({ ...own, tries }, tried.reqNo) : { ...own, tries };
    });
  await end(null);
  if (!isClosed && (await syncClock())) await end(serverNow());
  return isClosed;
}

/** Statuses with which a proxy or the server says "later". */
const LATER_STATUSES = [408, 425, 429];

/**
 * Only a refusal means that nothing happened. An unreadable answer may be a success, and an expired session
 * says nothing about an earlier try.
 */
function isRefusal(error: ApiError): boolean {
  if (error.kind === 'errcode') return true;
  if (error.kind !== 'http') return false;
  return error.status >= 400 && error.status < 500 && !LATER_STATUSES.includes(error.status);
}
