import type { Trx } from '#server/core/database/transact.ts';
import type { Currency, MinorUnits } from '#shared/money/money.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';

/** How a payment page is shown (contract, deposit part). */
export type PayMode = 'embed' | 'redirect' | 'qr';

/** A payment requested from a provider. */
export interface WantedPayment {
  /** Our order number and the idempotency key: a repeat creates no second payment. */
  orderNo: string;
  /** The total that the player pays, and the fee within it. */
  amount: MinorUnits;
  fee: MinorUnits;
  currency: Currency;
  channelCode: string;
  channelName: string;
  payMode: PayMode;
  /** Validated address that a full-page cashier returns to. */
  returnUrl: string | null;
  /** Origin of the app that frames the page; null for this server's own. */
  appOrigin: string | null;
  expiresAt: EpochMs;
  now: EpochMs;
}

export interface CreatedPayment {
  /** The provider's id of the payment. */
  paymentId: string;
  /** An absolute address, or a path on this server. */
  payUrl: string;
  /** Content of the QR code; may also be a path on this server. */
  qrCode: string | null;
}

/** State of a payment; `amount` is what was really paid. */
export type PaymentState =
  | { state: 'pending' }
  | { state: 'paid'; amount: MinorUnits; currency: string }
  | { state: 'declined' };

/** A callback's content, after its signature was verified. */
export interface PaymentEvent {
  /** The same for every repeat of an event. */
  eventId: string;
  orderNo: string;
  paymentId: string;
  result: 'paid' | 'declined';
  amount: MinorUnits;
  currency: string;
}

/** A raw callback; the signature covers the exact text. */
export interface RawCallback {
  headers: IncomingHttpHeaders;
  body: string;
  now: EpochMs;
}

/** Why a callback was rejected. */
export type ForgeryReason = 'signature' | 'timestamp' | 'body';

/** Thrown for a callback that the provider did not send, or not recently. */
export class ForgedCallback extends Error {
  override readonly name = 'ForgedCallback';
  readonly reason: ForgeryReason;

  constructor(reason: ForgeryReason) {
    super(`callback refused: ${reason}`);
    this.reason = reason;
  }
}

/** Thrown when a provider is unavailable: the player sees errcode 1233. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** Takes the players' money. docs/payments.md has the rules for implementations. */
export interface PaymentProvider {
  /** Part of the callback address and of every order; never change it. */
  readonly name: string;
  /**
   * Creates a payment within the order's transaction. Transactions may be retried, so the provider must treat
   * a repeated `orderNo` as the same payment. Its own rows go through `trx`.
   * @throws ProviderDown
   */
  createPayment(trx: Trx, wanted: WantedPayment): Promise<CreatedPayment>;
  /** Verifies and parses a callback. @throws ForgedCallback */
  readCallback(callback: RawCallback): PaymentEvent;
  /** Queries a payment's state, outside any transaction. @throws ProviderDown */
  queryPayment(db: Kysely<Tables>, paymentId: string): Promise<PaymentState>;
}
