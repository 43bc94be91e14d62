import { randomBytes } from 'node:crypto';
import { readFact, settleFact } from '#server/facts.ts';
import { sandboxProvider } from '#server/payments/sandbox/sandbox-provider.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { Settings } from '#server/settings.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Kysely } from 'kysely';

const KEY_BYTES = 32;

/** The providers of this installation, and the keys of paying in. */
export interface Payments {
  /** Makes order numbers that nobody guesses. */
  readonly orderKey: string;
  /** Signs what the sandbox tells, and what opens its pages. */
  readonly sandboxKey: string;
  /** Who takes the payments of a channel; undefined when nobody does. */
  forChannel(channelCode: string): PaymentProvider | undefined;
  /** The provider of a name; undefined when there is none. */
  named(name: string): PaymentProvider | undefined;
}

/**
 * Opens the providers; the keys are made at the first start and are rows, so all servers agree.
 * @param name of the setting `paymentProvider`
 */
export async function openPayments(
  db: Kysely<Tables>,
  name: Settings['paymentProvider'] = 'sandbox',
): Promise<Payments> {
  const fresh = () => randomBytes(KEY_BYTES).toString('hex');
  const keys =
    (await readFact(db, 'payment-keys')) ??
    (await settleFact(db, 'payment-keys', { orders: fresh(), sandbox: fresh() }));
  const providers: readonly PaymentProvider[] =
    name === 'sandbox' ? [sandboxProvider(keys.sandbox)] : [];
  return {
    orderKey: keys.orders,
    sandboxKey: keys.sandbox,
    // One provider takes all channels; another one is chosen here by the channel's code.
    forChannel: () => providers[0],
    named: (wanted) => providers.find((provider) => provider.name === wanted),
  };
}
