import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';
import type { PaymentProvider } from '#server/money/payments/provider.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { PayoutProvider } from '#server/withdrawal/payout-provider.ts';
import type { FastifyInstance } from 'fastify';

/** What a demo adds to a server: invented games, players and winners, sandboxes, faults. */
export interface DemoParts {
  /** Printed at start: how to sign in. */
  readonly greeting: string;
  /** The server's clock; one that the operator can move where the settings say so. */
  clockOf(given: Clock, settings: Settings): Clock;
  /** Takes payments of nobody. @param key signs its callbacks */
  paymentProvider(key: string): PaymentProvider;
  /** Puts e-mails into an inbox of the console. */
  mailer(database: Database, clock: Clock): Mailer;
  /** Pays nobody. */
  payoutProvider(settings: Settings): PayoutProvider;
  /**
   * Fills the database of a demo before the server is built.
   * @throws SettingsError for an unknown scenario or another market, WrongDatabase for a database of real players
   */
  prepare(database: Database, settings: Settings, clock: Clock): Promise<void>;
  /** Adds what has to come before every route. */
  addHooks(app: FastifyInstance, clock: Clock): void;
  /** Adds pictures, the sandbox's cashier and its receiver. */
  addRoutes(app: FastifyInstance, context: PlatformContext): Promise<void>;
  /** Runs an operator's command, those of demos included. @throws OperatorError */
  run(
    context: OperatorContext,
    name: string,
    options: unknown,
    operator: Operator,
  ): Promise<object>;
}
