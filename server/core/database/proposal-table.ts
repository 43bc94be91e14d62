import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { AuditWay } from './audit-tables.ts';
import type { Fixed } from './columns.ts';

/** `waiting` until someone decides; one that nobody decided in time has ended all the same. */
export const PROPOSAL_STATES = ['waiting', 'accepted', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** An operator's action that waits for a second person. */
export interface ProposalTable {
  id: Generated<number>;
  created_at: Fixed<number>;
  ends_at: Fixed<number>;
  actor: Fixed<string>;
  login: Fixed<string>;
  way: Fixed<AuditWay>;
  command: Fixed<string>;
  /** JSON, exactly as given. */
  options: Fixed<string>;
  /** The money that it gives; null without a limit. */
  sum: Fixed<MinorUnits | null>;
  reason: Fixed<string | null>;
  state: ColumnType<ProposalState, never, ProposalState>;
  decided_at: Generated<number | null>;
  decided_by: Generated<string | null>;
}
