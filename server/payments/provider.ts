import type { Trx } from '#server/database/transact.ts';
import type { Currency, MinorUnits } from '#domain/money.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';

/** How a payment page is shown (contract, deposit part). */
export type PayMode = 'embed' | 'redirect' | 'qr';

/** A payment that a provider is asked to take. */
export interface WantedPayment {
  /** Ours; asking twice with the same one makes one payment. */
  orderNo: string;
  /** What the player pays in all, and the fee within it. */
  amount: MinorUnits;
  fee: MinorUnits;
  currency: Currency;
  channelCode: string;
  channelName: string;
  payMode: PayMode;
  /** Where a page that is the whole page leads back to, checked before. */
  returnUrl: string | null;
  /** The origin of the app that frames the page; null when it is this platform's own. */
  appOrigin: string | null;
  expiresAt: EpochMs;
  now: EpochMs;
}

export interface CreatedPayment {
  /** The provider's own number of the payment. */
  paymentId: string;
  /** An absolute address, or a path of this platform. */
  payUrl: string;
  /** What a code to scan says; an address of this platform may be a path here too. */
  qrCode: string | null;
}

/** How a payment stands: `amount` is what was really paid. */
export type PaymentState =
  | { state: 'pending' }
  | { state: 'paid'; amount: MinorUnits; currency: string }
  | { state: 'declined' };

/** What a provider tells by a callback, after its signature was checked. */
export interface PaymentEvent {
  /** The same for every repetition of one event. */
  eventId: string;
  orderNo: string;
  paymentId: string;
  result: 'paid' | 'declined';
  amount: MinorUnits;
  currency: string;
}

/** A callback as it came; the signature is over the very text. */
export interface RawCallback {
  headers: IncomingHttpHeaders;
  body: string;
  now: EpochMs;
}

/** Why a callback is not believed. */
export type ForgeryReason = 'signature' | 'timestamp' | 'body';

/** Thrown for a callback that the provider did not send, or not now. */
export class ForgedCallback extends Error {
  override readonly name = 'ForgedCallback';
  readonly reason: ForgeryReason;

  constructor(reason: ForgeryReason) {
    super(`callback refused: ${reason}`);
    this.reason = reason;
  }
}

/** Thrown when a provider takes no payment now: the player sees errcode 1233. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** Who takes the players' money. docs/payments.md says what each part must keep to. */
export interface PaymentProvider {
  /** In the address of its callbacks and in every order; never changed. */
  readonly name: string;
  /**
   * Asks for a payment, within the transaction of its order: the provider must take a repetition
   * with the same `orderNo` as the same payment, as a transaction may run again. Its own rows go
   * through `trx`.
   * @throws ProviderDown
   */
  createPayment(trx: Trx, wanted: WantedPayment): Promise<CreatedPayment>;
  /** Reads a callback. @throws ForgedCallback */
  readCallback(callback: RawCallback): PaymentEvent;
  /** Asks how a payment stands, outside any transaction. @throws ProviderDown */
  queryPayment(db: Kysely<Tables>, paymentId: string): Promise<PaymentState>;
}
