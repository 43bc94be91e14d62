import { BadRequest } from '#server/core/http/refusal.ts';
import { dayNumber } from '#server/core/market-day.ts';
import { dayProblem } from '#server/marketing/costs/cost-table/cost-day.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import { tidyText } from '#shared/text/text.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { ReportNote } from '#server/marketing/notes/visible-notes.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

export const LONGEST_NOTE = 200;
export const LONGEST_CAMPAIGN = 200;

export type NoteDraft = Pick<ReportNote, 'day' | 'campaign' | 'text'>;

/** Parses a form. @throws BadRequest */
export function readNote(form: Readonly<Record<string, string>>, today: number): NoteDraft {
  const { day: given = '' } = form;
  const day = dayNumber(given);
  if (day === undefined) {
    throw new BadRequest(`day must be like 2026-11-21, not "${given.slice(0, 40)}"`);
  }
  const problem = dayProblem(day, today);
  if (problem !== undefined) throw new BadRequest(problem);
  const [text, campaign] = [tidyText(form['text'] ?? ''), tidyText(form['campaign'] ?? '')];
  if (text === '') throw new BadRequest('the note is empty');
  if (text.length > LONGEST_NOTE) {
    throw new BadRequest(`a note may have ${LONGEST_NOTE} characters`);
  }
  if (campaign.length > LONGEST_CAMPAIGN) {
    throw new BadRequest(`campaign may have ${LONGEST_CAMPAIGN} characters`);
  }
  return { day, campaign, text };
}

/** A note with its campaign as it was typed. */
export const findNote = (db: Kysely<Tables>, id: number): Promise<ReportNote | undefined> =>
  db
    .selectFrom('report_note')
    .where('id', '=', id)
    .select(['id', 'day', 'campaign', 'text', 'written_by as writtenBy'])
    .executeTakeFirst();

interface Writer {
  by: string;
  now: EpochMs;
}

/** @throws BadRequest when there are too many */
export async function addNote(trx: Trx, draft: NoteDraft, { by, now }: Writer): Promise<void> {
  await requireRoom(trx, 'report_note');
  await trx
    .insertInto('report_note')
    .values({ ...draft, written_by: by, written_at: now })
    .execute();
}

export const changeNote = (trx: Trx, id: number, draft: NoteDraft, { by, now }: Writer) =>
  trx
    .updateTable('report_note')
    .where('id', '=', id)
    .set({ ...draft, written_by: by, written_at: now })
    .execute();

export const removeNote = (trx: Trx, id: number) =>
  trx.deleteFrom('report_note').where('id', '=', id).execute();
