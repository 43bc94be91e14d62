/**
 * Money calls that were sent and whose answer is not known yet. Each is kept on the phone, with its
 * number, before it goes out: whatever happens to the tab, the same order goes out again under the
 * same number, and the platform answers it once (contract, conventions: `reqNo`, kept for 24 h). Their
 * age goes by the platform's clock: a phone that is set a day ahead must not forget one.
 */
import { serverNow, toldServerNow } from '#api/server-clock.ts';
import type { ApiError } from '#contract/api-error.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { changeRecord, readRecord, type RecordType } from '#platform/database.ts';
import { newRequestNumber } from '#platform/request-number.ts';
import * as v from 'valibot';

/** What orders are for. */
const KINDS = [
  'deposit',
  'withdrawal',
  'vip-bonus',
  'savings-in',
  'savings-out',
  'interest',
  'accumulated-recharge',
  'mail',
  'sign-up-bonus',
  'task',
  'red-packet',
  'cash-bonus',
  'spin-payout',
  'spin-join',
  'spin',
] as const;

/** What an order is for; a player has at most one open order of each kind. */
export type MoneyOrderKind = (typeof KINDS)[number];

/** An order that was sent, or was about to be. */
export interface MoneyOrder {
  readonly kind: MoneyOrderKind;
  /** UUIDv4. */
  readonly reqNo: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds by the platform's clock. */
  readonly openedAt: number;
}

/** How an order ended: `unknown` when no answer came; it stays open and may be sent again. */
export type MoneyOutcome<Data> =
  | { readonly status: 'done'; readonly data: Data }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'unknown'; readonly error: ApiError };

/** Sends an order; RTK Query's `trigger(...)` of a mutation fits. */
export type SendMoneyOrder<Data> = (
  request: Readonly<Record<string, unknown>> & { readonly reqNo: string },
) => PromiseLike<{
  data?: Data | undefined;
  error?: ApiError | { readonly message?: string } | undefined;
}>;

/** Older ones are no longer known to the platform. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const hasLapsed = ({ openedAt }: MoneyOrder, now: number): boolean => now - openedAt >= KEPT_MS;

/** What is told of an order that the platform would take for a new one: nobody answered in time. */
const LAPSED: ApiError = { kind: 'timeout' };

const stored = v.object({
  playerId: v.number(),
  orders: v.array(
    v.object({
      kind: v.picklist(KINDS),
      reqNo: v.string(),
      body: v.record(v.string(), v.unknown()),
      openedAt: v.number(),
    }),
  ),
});
type Orders = v.InferOutput<typeof stored>;

const record: RecordType<Orders> = {
  key: databaseKeys.moneyOrders,
  version: 1,
  parse: (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : null;
  },
};

/** What a phone that keeps nothing (full, blocked) knows as long as the page lives. */
let unkept: Orders | null = null;

async function change(
  playerId: number,
  how: (orders: readonly MoneyOrder[]) => readonly MoneyOrder[],
): Promise<void> {
  const next = (kept: Orders | null): Orders => ({
    playerId,
    orders: [...how(kept?.playerId === playerId ? kept.orders : [])],
  });
  const after = await changeRecord(record, (kept) => next(unkept ?? kept), serverNow());
  unkept = after === null ? next(unkept) : null;
}

/**
 * The player's open order of a kind; null when every one is answered. It waits until the platform has
 * answered anything, because only then the time is known.
 */
export async function findMoneyOrder(
  playerId: number,
  kind: MoneyOrderKind,
): Promise<MoneyOrder | null> {
  const now = await toldServerNow();
  const kept = unkept ?? (await readRecord(record))?.value;
  if (kept?.playerId !== playerId) return null;
  return kept.orders.find((order) => order.kind === kind && !hasLapsed(order, now)) ?? null;
}

/**
 * Keeps an order before it is sent. The open one is given back when it is the same order, so that a
 * second try bears the first one's number; any other order of its kind takes its place.
 */
export async function openMoneyOrder(
  playerId: number,
  kind: MoneyOrderKind,
  body: Readonly<Record<string, unknown>>,
): Promise<MoneyOrder> {
  const open = await findMoneyOrder(playerId, kind);
  if (open !== null && JSON.stringify(open.body) === JSON.stringify(body)) return open;
  const order: MoneyOrder = { kind, reqNo: newRequestNumber(), body, openedAt: serverNow() };
  await change(playerId, (orders) => [...orders.filter((kept) => kept.kind !== kind), order]);
  return order;
}

/** Forgets an order: its answer is known. */
export async function closeMoneyOrder(playerId: number, order: MoneyOrder): Promise<void> {
  await change(playerId, (orders) => orders.filter(({ reqNo }) => reqNo !== order.reqNo));
}

/**
 * Sends an order, once for the platform however often it is sent; never one that the platform would
 * no longer know, as on a page that was left open for a day. Never throws.
 * @param askTime asks the platform anything that tells its time, and says whether it answered
 */
export async function sendMoneyOrder<Data>(
  playerId: number,
  order: MoneyOrder,
  send: SendMoneyOrder<Data>,
  askTime: () => PromiseLike<boolean>,
): Promise<MoneyOutcome<Data>> {
  if (hasLapsed(order, serverNow())) {
    // The phone's clock may have jumped: an answer alone tells.
    if (!(await askTime())) return { status: 'unknown', error: LAPSED };
    if (hasLapsed(order, serverNow())) {
      await closeMoneyOrder(playerId, order);
      return { status: 'refused', error: LAPSED };
    }
  }
  const { data, error } = await send({ ...order.body, reqNo: order.reqNo });
  if (data !== undefined) {
    await closeMoneyOrder(playerId, order);
    return { status: 'done', data };
  }
  const failure: ApiError =
    error !== undefined && 'kind' in error
      ? error
      : { kind: 'contract', reason: error?.message ?? '' };
  if (isRefusal(failure)) {
    await closeMoneyOrder(playerId, order);
    return { status: 'refused', error: failure };
  }
  return { status: 'unknown', error: failure };
}

/** Statuses with which something on the way says "later". */
const LATER_STATUSES = [408, 425, 429];

/**
 * Only a refusal says that nothing happened. An answer that cannot be read may be a success, and a
 * dead session says nothing of an earlier try.
 */
function isRefusal(error: ApiError): boolean {
  if (error.kind === 'errcode') return true;
  if (error.kind !== 'http') return false;
  return error.status >= 400 && error.status < 500 && !LATER_STATUSES.includes(error.status);
}
