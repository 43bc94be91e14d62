import type { PostingKind } from '#server/money/ledger/post.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** The postings that a check covers: those of a kind whose reference matches. */
export interface Origin {
  kind: PostingKind;
  /** A PostgreSQL regular expression, e.g. `^savings-[0-9]+$`. */
  pattern: string;
}

/** Result of a check. */
export interface Finding {
  /** How many items it compared. */
  compared: number;
  /** One sentence each; empty when everything agrees. */
  disagreements: string[];
}

/** Checks that one area's rows agree with the ledger; see this folder's README. */
export interface Check {
  name: string;
  /** One line for the table. */
  meaning: string;
  origins: readonly Origin[];
  run(db: Kysely<Tables>): Promise<Finding>;
}

/** Most disagreements reported per check; more are probably the same problem. */
export const NAMED_AT_MOST = 50;
