import type { Generated, Selectable } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed } from './columns.ts';

/** Rows of deposits; see `tables.ts` for conventions of columns. */

/** Why an order is in its state; its text is generated when it is sent. */
export type DepositReason =
  | 'cancelled'
  | 'expired'
  | 'declined'
  | 'failed'
  | 'paid-less'
  | 'paid-more'
  | 'stopped';

/** A deposit order, with the terms as of its creation. */
export interface DepositOrderTable {
  order_no: Fixed<string>;
  player_id: Fixed<number>;
  provider: Fixed<string>;
  /** The provider's id of the payment. */
  payment_id: Fixed<string>;
  channel_id: Fixed<number>;
  channel_name: Fixed<string>;
  pay_mode: Fixed<'embed' | 'redirect' | 'qr'>;
  /** A leading slash makes it a path on this server. */
  pay_url: Fixed<string>;
  qr_code: Fixed<string | null>;
  /** The increase of the player's balance; the fee is paid on top. */
  amount: Fixed<MinorUnits>;
  fee: Fixed<MinorUnits>;
  /** Of the recharge item, with its wagering multiple. */
  bonus: Fixed<MinorUnits>;
  bet_rate: Fixed<number>;
  /** The boost used and its bonus; null and 0 for none. */
  boost_id: Fixed<number | null>;
  boost: Fixed<MinorUnits>;
  act_type: Fixed<number>;
  item_id: Fixed<number | null>;
  item_type: Fixed<number | null>;
  /** 0 waiting for payment, 1 success, 2 failure (spec §3). */
  status: 0 | 1 | 2;
  reason: DepositReason | null;
  /** The amount received; 0 until then. */
  credited: MinorUnits;
  credited_bonus: MinorUnits;
  credited_boost: Generated<MinorUnits>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  /** When the provider was last queried. */
  asked_at: number;
  ended_at: number | null;
}

/** A deposit order as read from the database. */
export type DepositOrder = Selectable<DepositOrderTable>;

/** Outcome of a callback. */
export type CallbackOutcome =
  | 'credited'
  | 'credited-late'
  | 'closed'
  /** The order was paid before. */
  | 'repeated'
  /** No such order, another payment or currency, or less than the fee: the operator reviews it. */
  | 'held';

/** A callback with a valid signature; a repeat with the same number has no effect. */
export interface PaymentEventTable {
  id: Generated<number>;
  provider: Fixed<string>;
  event_id: Fixed<string>;
  order_no: Fixed<string>;
  payment_id: Fixed<string>;
  result: Fixed<string>;
  amount: Fixed<MinorUnits>;
  currency: Fixed<string>;
  outcome: CallbackOutcome | null;
  received_at: Fixed<number>;
}

/** Rejected callbacks, by day. */
export interface CallbackRefusalTable {
  provider: Fixed<string>;
  day: Fixed<number>;
  reason: Fixed<string>;
  count: number;
  last_at: number;
}

/** The sandbox's payments, as its cashier shows them. */
export interface SandboxPaymentTable {
  id: Fixed<string>;
  order_no: Fixed<string>;
  amount: Fixed<MinorUnits>;
  fee: Fixed<MinorUnits>;
  currency: Fixed<string>;
  channel_name: Fixed<string>;
  return_url: Fixed<string | null>;
  /** The only origin that the framed page messages; null for its own. */
  app_origin: Fixed<string | null>;
  state: 'pending' | 'paid' | 'declined';
  expires_at: Fixed<number>;
  created_at: Fixed<number>;
}
