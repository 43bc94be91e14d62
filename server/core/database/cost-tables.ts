/** Rows of what campaigns cost; amounts in hundredths. */
import type { Fixed, Json } from './columns.ts';
import type { Generated } from 'kysely';

/** Cost of a campaign on a day. */
export interface InstallCostTable {
  day: Fixed<number>;
  /** '' where none was named. */
  source: Fixed<string>;
  campaign: Fixed<string>;
  amount: number;
}

/** A table of costs that was stored at once. */
export interface InstallCostImportTable {
  id: Generated<number>;
  added_at: Fixed<number>;
  added_by: Fixed<string>;
  /** SHA-256 of what was sent, in hexadecimal digits. */
  digest: Fixed<string>;
  lines: Fixed<number>;
  from_day: Fixed<number>;
  to_day: Fixed<number>;
  total: Fixed<number>;
  /** The first few names. */
  sources: Json;
  campaigns: Json;
  campaign_count: Fixed<number>;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
  /** Costs that undoing left alone. */
  left_alone: Generated<number | null>;
}

/** A cost as an import that stands changed it; 0 for none. */
export interface InstallCostChangeTable {
  import_id: Fixed<number>;
  day: Fixed<number>;
  source: Fixed<string>;
  campaign: Fixed<string>;
  /** What it was without the import. */
  before: number;
  after: Fixed<number>;
}

/** The columns that somebody chose for tables with these headings. */
export interface InstallCostColumnsTable {
  id: Generated<number>;
  headings_key: Fixed<string>;
  headings: Json;
  /** As `choiceText` writes them. */
  columns: string;
  added_at: number;
  added_by: string;
}
