import { randomBytes } from 'node:crypto';
import { readFact, settleFact } from '#server/core/facts.ts';
import type { PaymentProvider } from '#server/money/payments/provider.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

const KEY_BYTES = 32;

/** This installation's payment providers, and the deposit keys. */
export interface Payments {
  /** Key for unguessable order numbers. */
  readonly orderKey: string;
  /** Signs the sandbox's callbacks and the tokens of its pages. */
  readonly sandboxKey: string;
  /** The provider of a channel; undefined when there is none. */
  forChannel(channelCode: string): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
}

/**
 * Opens the providers. The keys are created at the first start and stored, so all servers share them.
 * @param sandbox the demo's provider, where the settings choose it
 */
export async function openPayments(
  db: Kysely<Tables>,
  sandbox: ((key: string) => PaymentProvider) | undefined,
): Promise<Payments> {
  const fresh = () => randomBytes(KEY_BYTES).toString('hex');
  const keys =
    (await readFact(db, 'payment-keys')) ??
    (await settleFact(db, 'payment-keys', { orders: fresh(), sandbox: fresh() }));
  const providers: readonly PaymentProvider[] = sandbox ? [sandbox(keys.sandbox)] : [];
  return {
    orderKey: keys.orders,
    sandboxKey: keys.sandbox,
    // One provider takes all channels; to add another, choose it here by the channel's code.
    forChannel: () => providers[0],
    named: (wanted) => providers.find((provider) => provider.name === wanted),
  };
}
