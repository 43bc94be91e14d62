import { sandboxProvider } from '#server/demo/sandbox/sandbox-provider.ts';
import { openPayments, type Payments } from '#server/money/payments/payments.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** The payments of a demo. */
export const openSandbox = (db: Kysely<Tables>): Promise<Payments> =>
  openPayments(db, sandboxProvider);
