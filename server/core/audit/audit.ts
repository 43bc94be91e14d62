import type { Kysely } from 'kysely';
import { compact } from '#server/core/audit/compact.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { AuditOutcome, AuditWay } from '#server/core/database/audit-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Who acts, and by which way. */
export interface Operator {
  /** As the audit shows it: the name that was given, else the login. */
  name: string;
  /** The name that the way proves: the system's user, the key's name or the console's account. */
  login: string;
  way: AuditWay;
  /** Refuses, in the transaction of the change, what was allowed when it was asked and no longer is. */
  requireStill?(trx: Trx): Promise<void>;
}

/** Values by name, before or after a change; never a secret. */
export type Facts = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  operator: Operator;
  /** E.g. `withdrawal approve`. */
  command: string;
  /** Secrets are masked. */
  options: Facts;
  /** The player whom the action concerns. */
  playerId?: number | undefined;
  before?: Facts | undefined;
  after?: Facts | undefined;
  reason?: string | undefined;
  outcome: AuditOutcome;
  /** Why it was refused. */
  problem?: string | undefined;
  /** The second person, for an action that was proposed. */
  acceptedBy?: string | undefined;
  now: EpochMs;
}

const LONGEST_PROBLEM = 500;

/** Adds an entry to the audit, in the transaction of the change where there is one. */
export async function addAuditEntry(db: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  const { operator, command, options, before, after, problem } = entry;
  const { name, login, way } = operator;
  await db
    .insertInto('audit_entry')
    .values({
      happened_at: entry.now,
      actor: name,
      login,
      way,
      command,
      options: JSON.stringify(compact(options)),
      player_id: entry.playerId ?? null,
      before: before === undefined ? null : JSON.stringify(compact(before)),
      after: after === undefined ? null : JSON.stringify(compact(after)),
      reason: entry.reason ?? null,
      outcome: entry.outcome,
      problem: problem === undefined ? null : String(compact(problem, LONGEST_PROBLEM)),
      accepted_by: entry.acceptedBy ?? null,
    })
    .execute();
}
