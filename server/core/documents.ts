/**
 * Documents that an operator keeps in the database. Each stored value is checked once. When one is not valid,
 * because it was changed by hand, its newest version is used instead: a slip there must not stop everything.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Says what is wrong with a value, and where; undefined for a valid one. */
export type DocumentCheck = (value: unknown) => string | undefined;

export interface KeptDocument {
  readonly value: unknown;
  /** What is wrong with the stored value, when an earlier version is used instead. */
  readonly problem: string | undefined;
}

/** Versions that stay of each document. */
const KEPT_VERSIONS = 50;

/** Values by their revision, which no other value ever has. */
const known = new Map<string, KeptDocument>();
const MOST_KNOWN = 100;

function remember(revision: string, document: KeptDocument): KeptDocument {
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(revision, document);
  return document;
}

/**
 * Reads documents by key. Values are shared by all readers, and frozen.
 * @throws Error when a value is not valid and has no earlier version
 */
export async function readKeptDocuments(
  db: Kysely<Tables>,
  checks: Readonly<Record<string, DocumentCheck>>,
): Promise<Map<string, KeptDocument>> {
  const rows = await db
    .selectFrom('config_document')
    .where('key', 'in', Object.keys(checks))
    .select(['key', 'revision'])
    .execute();
  const documents = new Map<string, KeptDocument>();
  for (const { key, revision } of rows) {
    const found = known.get(revision) ?? (await readKept(db, key, checks[key]));
    if (found !== undefined) documents.set(key, found);
  }
  return documents;
}

/** The same for one document; undefined when there is none. */
export async function readKeptDocument(
  db: Kysely<Tables>,
  key: string,
  check: DocumentCheck,
): Promise<KeptDocument | undefined> {
  return (await readKeptDocuments(db, { [key]: check })).get(key);
}

/** The revision of a document as one value of a larger statement, for `readKeptAt`. */
export const selectRevision = (key: string): RawBuilder<string | null> =>
  sql`(select revision from config_document where key = ${key})`;

/** Finds the document of a revision that was read in this transaction. Only an unknown one is read. */
export async function readKeptAt(
  db: Kysely<Tables>,
  key: string,
  revision: string | null,
  check: DocumentCheck,
): Promise<KeptDocument | undefined> {
  return revision === null ? undefined : (known.get(revision) ?? readKept(db, key, check));
}

async function readKept(
  db: Kysely<Tables>,
  key: string,
  check: DocumentCheck = () => undefined,
): Promise<KeptDocument | undefined> {
  const row = await db
    .selectFrom('config_document')
    .where('key', '=', key)
    .select(['value', 'revision'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const problem = check(row.value);
  if (problem === undefined) {
    return remember(row.revision, { value: frozen(row.value), problem });
  }
  const earlier = await db
    .selectFrom('config_document_version')
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .select('value')
    .execute();
  const sound = earlier.find(({ value }) => check(value) === undefined);
  if (sound === undefined) throw new Error(`the document ${key} is not valid: ${problem}`);
  return remember(row.revision, { value: frozen(sound.value), problem });
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Marks the stored documents: another text means that one has changed, also by hand. */
export async function documentsMark(db: Kysely<Tables>): Promise<string> {
  const { mark } = await db
    .selectFrom('config_document')
    .select(sql<string>`coalesce(string_agg(revision::text, ' ' order by key), '')`.as('mark'))
    .executeTakeFirstOrThrow();
  return mark;
}

/** Stores documents, replacing those with the same keys, and keeps each as a version. */
export async function writeKeptDocuments(
  db: Kysely<Tables>,
  documents: Readonly<Record<string, unknown>>,
  now: EpochMs,
): Promise<void> {
  const rows = Object.entries(documents).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_at: now,
  }));
  await db
    .insertInto('config_document')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
  const keys = rows.map(({ key }) => key);
  await sql`
    insert into config_document_version (key, version, value, stored_at)
      select d.key, coalesce((select max(version) from config_document_version v where v.key = d.key), 0) + 1,
        d.value, ${now}::bigint
      from config_document d where d.key = any(${keys})`.execute(db);
  await sql`
    delete from config_document_version v
      where v.key = any(${keys}) and v.version <=
        (select max(version) from config_document_version w where w.key = v.key) - ${KEPT_VERSIONS}::integer`.execute(
    db,
  );
}
