import type { Generated, Selectable } from 'kysely';
import type { MinorUnits } from '#domain/money.ts';
import type { Fixed } from './columns.ts';

/** Rows of paying in; see `tables.ts` for what the columns mean in general. */

/** Why an order is as it is; its text is made when it is told. */
export type DepositReason =
  | 'expired'
  | 'declined'
  | 'failed'
  | 'paid-less'
  | 'paid-more'
  | 'stopped';

/** An order to pay in, with the terms it was made on. */
export interface DepositOrderTable {
  order_no: Fixed<string>;
  player_id: Fixed<number>;
  provider: Fixed<string>;
  /** The payment's number at the provider. */
  payment_id: Fixed<string>;
  channel_id: Fixed<number>;
  channel_name: Fixed<string>;
  pay_mode: Fixed<'embed' | 'redirect' | 'qr'>;
  /** With a slash at its start it is a path of this platform. */
  pay_url: Fixed<string>;
  qr_code: Fixed<string | null>;
  /** What the player's balance is to grow by; the fee is paid on top. */
  amount: Fixed<MinorUnits>;
  fee: Fixed<MinorUnits>;
  /** Of the recharge item, and how often it is to be bet. */
  bonus: Fixed<MinorUnits>;
  bet_rate: Fixed<number>;
  /** The boost that it uses and what that adds; null and 0 for none. */
  boost_id: Fixed<number | null>;
  boost: Fixed<MinorUnits>;
  act_type: Fixed<number>;
  item_id: Fixed<number | null>;
  item_type: Fixed<number | null>;
  /** 0 waiting for payment, 1 success, 2 failure (spec §3). */
  status: 0 | 1 | 2;
  reason: DepositReason | null;
  /** What came: 0 until then. */
  credited: MinorUnits;
  credited_bonus: MinorUnits;
  credited_boost: Generated<MinorUnits>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  /** When the provider was last asked how the payment stands. */
  asked_at: number;
  ended_at: number | null;
}

/** An order as it is read. */
export type DepositOrder = Selectable<DepositOrderTable>;

/** What became of a callback. */
export type CallbackOutcome =
  | 'credited'
  | 'credited-late'
  | 'closed'
  /** Of an order that has its money already. */
  | 'repeated'
  /** No such order, another payment or currency, or less than the fee: the operator looks at it. */
  | 'held';

/** A callback with a right signature; one with the same number has no effect. */
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

/** How many callbacks were turned away, by day. */
export interface CallbackRefusalTable {
  provider: Fixed<string>;
  day: Fixed<number>;
  reason: Fixed<string>;
  count: number;
  last_at: number;
}

/** The sandbox's own books: what its cashier shows. */
export interface SandboxPaymentTable {
  id: Fixed<string>;
  order_no: Fixed<string>;
  amount: Fixed<MinorUnits>;
  fee: Fixed<MinorUnits>;
  currency: Fixed<string>;
  channel_name: Fixed<string>;
  return_url: Fixed<string | null>;
  /** The only origin that the framed page talks to; null for its own. */
  app_origin: Fixed<string | null>;
  state: 'pending' | 'paid' | 'declined';
  expires_at: Fixed<number>;
  created_at: Fixed<number>;
}
