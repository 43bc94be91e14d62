/**
 * Money calls that were sent and whose outcome is unknown. Each is stored with its number before it is sent:
 * whatever happens to the tab, the same order is sent again under the same number, and the server processes
 * it once (contract, conventions: `reqNo`, remembered for 24 h). Their age is by the server's clock: a device
 * set a day ahead must not drop one.
 */
import { listedActivities, type ActivityOrder } from '#shared/activity/activities.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { hasClockJumped, serverNow, syncedServerNow } from '#api/core/server-clock.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { changeRecord, readRecord, type RecordType } from '#browser/storage/database.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import * as v from 'valibot';
import { NO_TRIES, removeTriesOf, triesSchema } from './money-tries.ts';

const OTHER_KINDS = [
  'deposit',
  'withdrawal',
  'vip-bonus',
  'savings-in',
  'savings-out',
  'interest',
  'mail',
  'task',
  'redeem-code',
] as const;

/** Purpose of an order; a player has at most one open order of each kind. */
export type MoneyOrderKind = (typeof OTHER_KINDS)[number] | ActivityOrder;

const KINDS: readonly MoneyOrderKind[] = [
  ...OTHER_KINDS,
  ...listedActivities.flatMap(({ orders = [] }) => orders as readonly ActivityOrder[]),
];

/** Content of an order, without its number. */
export type OrderBody = Readonly<Record<string, unknown>>;

/** An order that was sent, or was about to be. */
export interface MoneyOrder<Body extends object = OrderBody> {
  readonly kind: MoneyOrderKind;
  /** UUIDv4. */
  readonly reqNo: string;
  readonly body: Body;
  /** Epoch milliseconds by the server's clock. */
  readonly openedAt: number;
}

/** Result of an order: `unknown` when no answer came; it stays open and may be sent again. */
export type MoneyOutcome<Data> =
  | { readonly status: 'done'; readonly data: Data }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'unknown'; readonly error: ApiError };

/** The server no longer knows older ones. */
const KEPT_MS = DAY_MS;

const hasLapsed = ({ openedAt }: Pick<MoneyOrder, 'openedAt'>, now: number): boolean =>
  now - openedAt >= KEPT_MS;

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
  /** Earlier releases stored none. */
  tries: v.optional(triesSchema, NO_TRIES),
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

/** Orders of a device without working storage (full, blocked), as long as the page lives. */
let unsaved: Orders | null = null;

/** The player's open orders. */
async function readOrders(playerId: number): Promise<readonly MoneyOrder[]> {
  const stored = unsaved ?? (await readRecord(record))?.value;
  return stored?.playerId === playerId ? stored.orders : [];
}

/**
 * Changes the player's orders in one transaction for all tabs. Those of another player, who has signed in
 * meanwhile, stay as they are unless there is an order to store.
 */
export async function changeOrders(playerId: number, how: (own: Orders) => Orders): Promise<void> {
  let changed: Orders | undefined;
  const changeStored = (stored: Orders | null): Orders => {
    const before = unsaved ?? stored;
    const isOwn = before?.playerId === playerId;
    const own = how(isOwn ? before : { playerId, orders: [], tries: NO_TRIES });
    changed = isOwn || own.orders.length > 0 ? own : (before ?? own);
    return changed;
  };
  const after = await changeRecord(record, changeStored, serverNow());
  unsaved = after === null ? (changed ?? changeStored(null)) : null;
}

/**
 * Fetches anything that contains the server's time; true when it answered. The device's clock may have jumped
 * since the last answer.
 */
export type SyncClock = () => PromiseLike<boolean>;

/** Whether the server would take an order for a new one; null when its time could not be fetched. */
export async function isForgotten(
  order: Pick<MoneyOrder, 'openedAt'>,
  syncClock: SyncClock,
): Promise<boolean | null> {
  if (!hasClockJumped() && !hasLapsed(order, serverNow())) return false;
  return (await syncClock()) ? hasLapsed(order, serverNow()) : null;
}

/**
 * The player's open order of a kind; null when all are settled, or when it is so old that the server would
 * take it for a new one. Waits for the server's first answer: its time is not known before.
 */
export async function findMoneyOrder(
  playerId: number,
  kind: MoneyOrderKind,
  syncClock: SyncClock,
): Promise<MoneyOrder | null> {
  await syncedServerNow();
  const order = (await readOrders(playerId)).find((one) => one.kind === kind);
  if (order === undefined) return null;
  if ((await isForgotten(order, syncClock)) !== true) return order;
  await removeMoneyOrder(playerId, order);
  return null;
}

/**
 * Stores an order before it is sent, in one transaction for all tabs. Returns the open order of its kind if
 * there is one, whatever its body: a retry has the first number, and another order must wait until the first
 * one is settled.
 */
export async function saveMoneyOrder(
  playerId: number,
  kind: MoneyOrderKind,
  body: object,
  syncClock: SyncClock,
): Promise<MoneyOrder> {
  const before = await findMoneyOrder(playerId, kind, syncClock);
  if (before !== null) return before;
  // A wrong time of opening would end the order too early or too late.
  if (hasClockJumped()) await syncClock();
  const reqNo = newRequestNumber();
  let order: MoneyOrder = { kind, reqNo, body: { ...body }, openedAt: serverNow() };
  const fresh = order;
  await changeOrders(playerId, (own) => {
    // Another tab may have been first.
    const open = own.orders.find((other) => other.kind === kind);
    order = open ?? fresh;
    return open === undefined ? { ...own, orders: [...own.orders, fresh] } : own;
  });
  return order;
}

/** Removes an order whose outcome is known. */
export async function removeMoneyOrder(
  playerId: number,
  { reqNo }: Pick<MoneyOrder, 'reqNo'>,
): Promise<void> {
  await changeOrders(playerId, (own) => withoutOrder(own, reqNo));
}

/** Without an order and its tries. */
export const withoutOrder = ({ orders, tries, ...own }: Orders, reqNo: string): Orders => ({
  ...own,
  orders: orders.filter((order) => order.reqNo !== reqNo),
  tries: removeTriesOf(tries, reqNo),
});
