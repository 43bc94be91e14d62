/** Rows of what marketers save and share of the report. */
import type { Fixed } from './columns.ts';
import type { Generated } from 'kysely';

/** A view of the report, saved under a name. */
export interface ReportViewTable {
  id: Generated<number>;
  name: string;
  /** The name as it is compared: without case and width. */
  name_key: string;
  /** Path and query of the report's page. */
  report: Fixed<string>;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
}

/** A link that opens one view of the report without an account. */
export interface ReportShareTable {
  id: Generated<number>;
  token_hash: Fixed<string>;
  name: Fixed<string>;
  /** Path and query of the report's page. */
  report: Fixed<string>;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
  ends_at: number;
  opened_at: Generated<number | null>;
}

/** A note on a day of the report. */
export interface ReportNoteTable {
  id: Generated<number>;
  day: number;
  /** As it was typed; '' for all campaigns. */
  campaign: string;
  text: string;
  /** Who wrote it last. */
  written_by: string;
  written_at: number;
}
