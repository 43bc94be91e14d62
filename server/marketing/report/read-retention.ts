import { weekCompleteness, type Completeness } from '#server/marketing/report/completeness.ts';
import { readLapsed, type LapsedRow } from '#server/marketing/report/read-lapsed.ts';
import { readReturns, type ReturnRow } from '#server/marketing/report/read-returns.ts';
import type { View } from '#server/marketing/report/view.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

export interface Retention {
  weeks: readonly WeekRow[];
  values: readonly ReturnRow[];
  lapsed: readonly LapsedRow[];
}

export type WeekRow = ReturnRow & Completeness;

/** Returning visitors and lapsed installs; the first and the last week of a period may be shorter than others. */
export async function readRetention(
  db: Kysely<Tables>,
  view: View,
  today: number,
): Promise<Retention> {
  const { weeks, values } = await readReturns(db, view, view.by, today);
  return {
    weeks: weeks.map((row) => ({
      ...row,
      ...weekCompleteness(Number(row.name), view, today),
    })),
    values,
    lapsed: await readLapsed(db, view, view.by, today),
  };
}
