import { BadRequest } from '#server/core/http/refusal.ts';
import { nameKey, tidyText } from '#shared/text/text.ts';
import { normalReportAddress } from '#server/marketing/report/report-address.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** A view of the report that everybody with the marketers' pages finds under its name. */
export interface SavedView {
  id: number;
  name: string;
  /** Path and query of the report's page; a relative period stays relative. */
  report: string;
  createdBy: string;
}

export const LONGEST_NAME = 60;
const LONGEST_ADDRESS = 8000;

/** Parses a name. @throws BadRequest */
export function readName(given: Readonly<Record<string, string>>): string {
  const name = tidyText(given['name'] ?? '');
  if (name === '') throw new BadRequest('name is empty');
  if (name.length > LONGEST_NAME) throw new BadRequest(`name may have ${LONGEST_NAME} characters`);
  return name;
}

/** Parses the address of a report's page to its normal form. @throws BadRequest */
export function readReport(given: Readonly<Record<string, string>>, today: number): string {
  const report = normalReportAddress(given['report'] ?? '', today);
  if (report.length <= LONGEST_ADDRESS) return report;
  throw new BadRequest(`report may have ${LONGEST_ADDRESS} characters`);
}

const selectViews = (db: Kysely<Tables>) =>
  db.selectFrom('report_view').select(['id', 'name', 'report', 'created_by as createdBy']);

export const listSavedViews = (db: Kysely<Tables>): Promise<SavedView[]> =>
  selectViews(db).orderBy('name_key').execute();

export const findSavedView = (db: Kysely<Tables>, id: number): Promise<SavedView | undefined> =>
  selectViews(db).where('id', '=', id).executeTakeFirst();

/** @throws BadRequest when there are too many, or one of that name */
export async function addSavedView(
  trx: Trx,
  { name, report, createdBy, now }: Omit<SavedView, 'id'> & { now: EpochMs },
): Promise<void> {
  await requireRoom(trx, 'report_view');
  const key = nameKey(name);
  await requireFreeName(trx, key);
  await trx
    .insertInto('report_view')
    .values({ name, name_key: key, report, created_at: now, created_by: createdBy })
    .execute();
}

/** @throws BadRequest when another view has that name */
export async function renameSavedView(trx: Trx, id: number, name: string): Promise<void> {
  const key = nameKey(name);
  await requireFreeName(trx, key, id);
  await trx.updateTable('report_view').where('id', '=', id).set({ name, name_key: key }).execute();
}

export async function deleteSavedView(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('report_view').where('id', '=', id).execute();
}

/** @param own id of the view that may have it */
async function requireFreeName(trx: Trx, key: string, own?: number): Promise<void> {
  const other = await trx
    .selectFrom('report_view')
    .where('name_key', '=', key)
    .select(['id', 'name'])
    .executeTakeFirst();
  if (!other || other.id === own) return;
  throw new BadRequest(`there is a saved view "${other.name}" already`);
}
