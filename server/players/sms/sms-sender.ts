import { httpProvider } from '#server/players/sms/http-provider.ts';
import { outboxProvider } from '#server/players/sms/outbox-provider.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { SmsMessage, SmsProvider } from '#server/players/sms/sms-provider.ts';
import type { Kysely } from 'kysely';

/** Sends messages through the provider, awaited or in the background. */
export class SmsSender {
  readonly #provider: SmsProvider;
  readonly #running = new Set<Promise<void>>();

  readonly #report: (error: unknown) => void;

  constructor(provider: SmsProvider, report: (error: unknown) => void) {
    this.#provider = provider;
    this.#report = report;
  }

  /** @throws SmsNotSent when the message was not accepted; also reports it */
  async send(message: SmsMessage): Promise<void> {
    try {
      await this.#provider.send(message);
    } catch (error) {
      this.#report(error);
      throw error;
    }
  }

  /** Sends in the background, so that the call's timing does not reveal whether a recipient exists. */
  sendLater(message: SmsMessage, onFailure: () => Promise<void>): void {
    const running = this.send(message)
      .catch(onFailure)
      .catch(this.#report)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for messages in progress. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }
}

/** Creates the configured sender. */
export function createSmsSender(
  { smsProvider, smsUrl, smsKey }: Settings,
  db: Kysely<Tables>,
  clock: Clock,
  report: (error: unknown) => void,
): SmsSender {
  if (smsProvider === 'outbox') return new SmsSender(outboxProvider(db, clock), report);
  return new SmsSender(httpProvider({ url: smsUrl, key: smsKey }), report);
}
