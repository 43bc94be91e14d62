/** Which notes a report shows (decision 0058). */
import { campaignsWithin } from '#server/marketing/report/campaign-scope.ts';
import { nameKey } from '#shared/text/text.ts';
import { readFilterNames } from '#server/marketing/report/filter-names.ts';
import { readSpellings } from '#server/marketing/events/spellings.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';

export interface ReportNote {
  id: number;
  day: number;
  /** As reports show it; '' for all campaigns. */
  campaign: string;
  text: string;
  writtenBy: string;
}

/** The days, filters and campaigns of a report. */
export type NoteRange = Pick<FunnelQuery, 'from' | 'to' | 'filters' | 'scope'>;

/** The notes of a page. */
export interface NotesOfPage {
  notes: readonly ReportNote[];
  /** Those that the reader may change, by their ids; undefined where they may write none. */
  changeable: ReadonlySet<number> | undefined;
  /** Names of campaigns that the reader may see, suggested where they may write a note. */
  campaigns?: readonly string[];
  /** A note that was refused, as it was typed; `id` of one that exists. */
  refused?: { id: number | undefined; form: Readonly<Record<string, string>>; problem: string };
}

/**
 * True for a note of the report's days and campaigns. A shared link with filters shows only notes of the
 * campaigns that it names: what it leaves out must not be read in a note.
 */
export function containsNote(
  { from, to, filters, scope }: NoteRange,
  { day, campaign }: Pick<ReportNote, 'day' | 'campaign'>,
  isShared: boolean,
): boolean {
  if (day < from || day > to) return false;
  const isOfAll = campaign === '';
  if (scope !== 'all' && (isOfAll || campaignsWithin([campaign], scope).length === 0)) return false;
  const isNamed = !isOfAll && filters.campaign?.map(nameKey).includes(nameKey(campaign)) === true;
  if (isShared) return isNamed || Object.keys(filters).length === 0;
  return isOfAll || isNamed || filters.campaign === undefined;
}

/** The notes of a report by day. */
export async function readNotes(
  db: Kysely<Tables>,
  range: NoteRange,
  { isShared }: { isShared: boolean },
): Promise<ReportNote[]> {
  const rows = await db
    .selectFrom('report_note')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .orderBy('day')
    .orderBy('id')
    .select(['id', 'day', 'campaign', 'text', 'written_by as writtenBy'])
    .execute();
  const nameOf = await readCampaignNames(
    db,
    rows.map(({ campaign }) => campaign),
  );
  const named = { ...range, filters: await readFilterNames(db, range.filters) };
  return rows
    .map((row) => ({ ...row, campaign: nameOf(row.campaign) }))
    .filter((note) => containsNote(named, note, isShared));
}

/** Campaigns by the names that reports show, changed ones included. */
export async function readCampaignNames(
  db: Kysely<Tables>,
  campaigns: readonly string[],
): Promise<(campaign: string) => string> {
  const names = campaigns.map((name) => ({ dimension: 'campaign', name }) as const);
  const spell = await readSpellings(db, names);
  const aliases = await db
    .selectFrom('install_alias')
    .where('dimension', '=', 'campaign')
    .select(['was', 'name'])
    .execute();
  const changed = new Map(aliases.map(({ was, name }) => [was, name]));
  return (campaign) => {
    const spelled = campaign === '' ? '' : spell('campaign', campaign);
    return changed.get(spelled) ?? spelled;
  };
}
