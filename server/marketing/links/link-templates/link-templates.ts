import { nameKey } from '#shared/text/text.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import { parseLink } from '#server/marketing/links/links.ts';
import { textOf, type Query } from '#server/marketing/report/report-range.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** What a template fills in. A path may be one to complete, such as `/start?gameId=`. */
export const TEMPLATE_FIELDS = ['source', 'medium', 'content', 'term', 'referrer', 'path'] as const;
type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type TemplateFields = Readonly<Record<TemplateField, string>>;

export interface LinkTemplate {
  id: number;
  name: string;
  fields: TemplateFields;
  createdBy: string;
}

export const LONGEST_TEMPLATE_NAME = 60;

/** Parses the form of a link, of which the field `template` names the template. @throws BadRequest */
export function readTemplate(given: Readonly<Record<string, string>>): {
  name: string;
  fields: TemplateFields;
} {
  const name = oneLine(given['template'] ?? '');
  if (nameKey(name) === '') throw new BadRequest('the template has no name');
  if (name.length > LONGEST_TEMPLATE_NAME) {
    throw new BadRequest(`name may have ${LONGEST_TEMPLATE_NAME} characters`);
  }
  const entries = TEMPLATE_FIELDS.map((field) => [field, oneLine(given[field] ?? '')] as const);
  if (entries.every(([, text]) => text === '')) {
    throw new BadRequest('a template needs at least one field besides its name');
  }
  const fields = Object.fromEntries(entries) as Record<TemplateField, string>;
  // What a link needs and a template has not stands in for itself.
  const filled = { ...fields, name: 'any', campaign: 'any', source: fields.source || 'any' };
  const [problem] = parseLink(filled).problems;
  if (problem !== undefined) throw new BadRequest(problem);
  return { name, fields };
}

export async function listTemplates(db: Kysely<Tables>): Promise<LinkTemplate[]> {
  const rows = await db.selectFrom('install_link_template').selectAll().orderBy('key').execute();
  return rows.map(({ id, name, created_by: createdBy, ...row }) => ({
    id,
    name,
    fields: fieldsOf(row),
    createdBy,
  }));
}

const fieldsOf = ({ source, medium, content, term, referrer, path }: TemplateFields) => ({
  source,
  medium,
  content,
  term,
  referrer,
  path,
});

/** @throws BadRequest when there is no such template */
export async function findTemplate(db: Kysely<Tables>, id: string): Promise<LinkTemplate> {
  const found = (await listTemplates(db)).find((one) => String(one.id) === id);
  if (!found) throw new BadRequest('there is no such template');
  return found;
}

/** The fields of the template that an address names; undefined when it names none. @throws BadRequest */
export async function chosenTemplate(
  db: Kysely<Tables>,
  query: Query,
): Promise<TemplateFields | undefined> {
  const id = textOf(query, 'template');
  return id === '' ? undefined : (await findTemplate(db, id)).fields;
}

/** @throws BadRequest when there is one of that name, or there are too many */
export async function addTemplate(
  trx: Trx,
  { name, fields }: { name: string; fields: TemplateFields },
  { by, now }: { by: string; now: EpochMs },
): Promise<void> {
  await requireRoom(trx, 'install_link_template');
  const row = await trx
    .insertInto('install_link_template')
    .values({ key: nameKey(name), name, ...fields, created_at: now, created_by: by })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new BadRequest(`there is a template "${name}" already`);
}

export async function deleteTemplate(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('install_link_template').where('id', '=', id).execute();
}
