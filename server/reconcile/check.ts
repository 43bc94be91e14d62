import type { PostingKind } from '#server/ledger/post.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Kysely } from 'kysely';

/** Postings that one check answers for: those of a kind whose reference looks so. */
export interface Origin {
  kind: PostingKind;
  /** A regular expression of PostgreSQL, e.g. `^savings-[0-9]+$`. */
  pattern: string;
}

/** What a check found. */
export interface Finding {
  /** How many things it compared. */
  compared: number;
  /** A sentence each; empty when everything agrees. */
  disagreements: string[];
}

/** Whether one area's own rows and the ledger say the same; see this folder's README. */
export interface Check {
  name: string;
  /** One line for the table. */
  meaning: string;
  origins: readonly Origin[];
  run(db: Kysely<Tables>): Promise<Finding>;
}

/** So many are named of each check; a damage that touches more is one damage. */
export const NAMED_AT_MOST = 50;
