/** Rows of the audit: what operators did. */
import type { ColumnType, Generated } from 'kysely';
import type { Fixed } from './columns.ts';

/** How an operator reached the server; `clock` is the server itself, for what was planned. */
export const AUDIT_WAYS = ['command-line', 'socket', 'http', 'console', 'clock'] as const;
export type AuditWay = (typeof AUDIT_WAYS)[number];

/**
 * `begun` is followed by an entry with the end, for what no single transaction can hold; `proposed` waits for a
 * second person, `planned` for its time.
 */
export const AUDIT_OUTCOMES = ['begun', 'done', 'refused', 'proposed', 'planned'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** A JSON document that never changes. */
type FixedJson = ColumnType<unknown, string | null, never>;

/** An operator's action; the database refuses to change or remove one. */
export interface AuditEntryTable {
  id: Generated<number>;
  happened_at: Fixed<number>;
  actor: Fixed<string>;
  /** The proven name: the system's user, the key's name or the console's account. */
  login: Fixed<string>;
  way: Fixed<AuditWay>;
  command: Fixed<string>;
  options: FixedJson;
  player_id: Fixed<number | null>;
  before: FixedJson;
  after: FixedJson;
  reason: Fixed<string | null>;
  outcome: Fixed<AuditOutcome>;
  problem: Fixed<string | null>;
  /** The second person, for an action that was proposed. */
  accepted_by: Fixed<string | null>;
}
