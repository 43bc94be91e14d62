/**
 * Money calls that were sent and whose answer is not known yet. Each is kept on the phone, with its
 * number, before it goes out: whatever happens to the tab, the same order goes out again under the
 * same number, and the platform answers it once (contract, conventions: `reqNo`, kept for 24 h). Their
 * age goes by the platform's clock: a phone that is set a day ahead must not forget one.
 */
import { DAY_MS } from '#domain/duration.ts';
import { serverNow, syncedServerNow } from '#api/server-clock.ts';
import type { ApiError } from '#contract/api-error.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { changeRecord, readRecord, type RecordType } from '#browser/database.ts';
import { newRequestNumber } from '#browser/request-number.ts';
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
  'redeem-code',
] as const;

/** What an order is for; a player has at most one open order of each kind. */
export type MoneyOrderKind = (typeof KINDS)[number];

/** What an order asks for, beside its number. */
export type OrderBody = Readonly<Record<string, unknown>>;

/** An order that was sent, or was about to be. */
export interface MoneyOrder<Body extends object = OrderBody> {
  readonly kind: MoneyOrderKind;
  /** UUIDv4. */
  readonly reqNo: string;
  readonly body: Body;
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
  request: OrderBody & { readonly reqNo: string },
) => PromiseLike<{
  data?: Data | undefined;
  error?: ApiError | { readonly message?: string } | undefined;
}>;

/** Older ones are no longer known to the platform. */
const KEPT_MS = DAY_MS;

const hasLapsed = ({ openedAt }: Pick<MoneyOrder, 'openedAt'>, now: number): boolean =>
  now - openedAt >= KEPT_MS;

/** What is told of an order that the platform would take for a new one: nobody answered in time. */
const LAPSED: ApiError = { kind: 'timeout' };

const ordersSchema = v.object({
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
type Orders = v.InferOutput<typeof ordersSchema>;

const record: RecordType<Orders> = {
  key: databaseKeys.moneyOrders,
  version: 1,
  parse: (value) => {
    const read = v.safeParse(ordersSchema, value);
    return read.success ? read.output : null;
  },
};

/** What a phone that keeps nothing (full, blocked) knows as long as the page lives. */
let unsaved: Orders | null = null;

async function change(
  playerId: number,
  how: (orders: readonly MoneyOrder[]) => readonly MoneyOrder[],
): Promise<void> {
  let changed: Orders | undefined;
  const changeStored = (stored: Orders | null): Orders => {
    const before = unsaved ?? stored;
    changed = { playerId, orders: [...how(before?.playerId === playerId ? before.orders : [])] };
    return changed;
  };
  const after = await changeRecord(record, changeStored, serverNow());
  unsaved = after === null ? (changed ?? changeStored(null)) : null;
}

/**
 * Fetches anything that carries the platform's time; true when it answered. The phone's clock may have
 * jumped since the last answer.
 */
export type SyncClock = () => PromiseLike<boolean>;

/** Null when the platform's time could not be fetched. */
async function isForgotten(
  order: Pick<MoneyOrder, 'openedAt'>,
  syncClock: SyncClock,
): Promise<boolean | null> {
  if (!hasLapsed(order, serverNow())) return false;
  return (await syncClock()) ? hasLapsed(order, serverNow()) : null;
}

/**
 * The player's open order of a kind; null when all are settled, or when it is so old that the platform
 * would take it for a new one. Waits for the first answer of the platform: its time is not known before.
 */
export async function findMoneyOrder(
  playerId: number,
  kind: MoneyOrderKind,
  syncClock: SyncClock,
): Promise<MoneyOrder | null> {
  await syncedServerNow();
  const stored = unsaved ?? (await readRecord(record))?.value;
  if (stored?.playerId !== playerId) return null;
  const order = stored.orders.find((one) => one.kind === kind);
  if (order === undefined) return null;
  if ((await isForgotten(order, syncClock)) !== true) return order;
  await removeMoneyOrder(playerId, order);
  return null;
}

/**
 * Stores an order before it is sent, in one transaction for all tabs. Returns the open order of its
 * kind where there is one, whatever its body: a second try has the first one's number, and another
 * order has to wait until the first one is settled.
 */
export async function saveMoneyOrder(
  playerId: number,
  kind: MoneyOrderKind,
  body: object,
  syncClock: SyncClock,
): Promise<MoneyOrder> {
  const before = await findMoneyOrder(playerId, kind, syncClock);
  if (before !== null) return before;
  const reqNo = newRequestNumber();
  let order: MoneyOrder = { kind, reqNo, body: { ...body }, openedAt: serverNow() };
  const fresh = order;
  await change(playerId, (orders) => {
    // Another tab may have been quicker.
    const open = orders.find((other) => other.kind === kind);
    order = open ?? fresh;
    return open === undefined ? [...orders, fresh] : orders;
  });
  return order;
}

/** Forgets an order: its answer is known. */
export async function removeMoneyOrder(
  playerId: number,
  order: Pick<MoneyOrder, 'reqNo'>,
): Promise<void> {
  await change(playerId, (orders) => orders.filter(({ reqNo }) => reqNo !== order.reqNo));
}

/**
 * Sends an order, once for the platform however often it is sent; never one that the platform would
 * no longer know, as on a page that was left open for a day. Never throws.
 */
export async function sendMoneyOrder<Data>(
  playerId: number,
  order: MoneyOrder<object>,
  send: SendMoneyOrder<Data>,
  syncClock: SyncClock,
): Promise<MoneyOutcome<Data>> {
  const isOver = await isForgotten(order, syncClock);
  if (isOver === null) return { status: 'unknown', error: LAPSED };
  if (isOver) {
    await removeMoneyOrder(playerId, order);
    return { status: 'refused', error: LAPSED };
  }
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
    await removeMoneyOrder(playerId, order);
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
