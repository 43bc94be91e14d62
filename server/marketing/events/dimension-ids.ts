import { sql } from 'kysely';
import {
  admitClients,
  admitOrigins,
  DETAIL_COLUMNS,
  WORD_COLUMNS,
  type Admitted,
} from '#server/marketing/events/admit-words.ts';
import { readLinkWords, withKnownLink } from '#server/marketing/events/link-words.ts';
import type { Client, Origin } from '#server/marketing/events/origin.ts';
import {
  namesIn,
  noteSpellings,
  readSpellings,
  spelledOrigin,
} from '#server/marketing/events/spellings.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** In the order of `key_hash`. */
const COLUMNS = {
  install_origin: [...WORD_COLUMNS, 'link', ...DETAIL_COLUMNS],
  install_client: ['ua_class', 'browser', 'in_app', 'language', 'country', 'handover'],
} as const;

type DimensionTable = keyof typeof COLUMNS;
type Words = Readonly<Record<string, string>>;

/** Makes concurrent counts see each other's new rows. */
const LOCK = 4_715_002;

/**
 * Returns a function that returns the id of any of the given origins; inserts those that are new.
 * @param origins the earliest first: its spelling of a name is the one shown
 */
export async function originIds(
  trx: Trx,
  origins: readonly Origin[],
  today: number,
): Promise<(origin: Origin) => number> {
  const names = namesIn(origins);
  const links = await readLinkWords(trx, origins);
  let spell = await readSpellings(trx, names);
  if (!spell.isComplete) {
    // Another count may write one of the names differently at the same time.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    spell = await readSpellings(trx, names);
  }
  const wordsOf = (origin: Origin): Origin => withKnownLink(links, spelledOrigin(spell, origin));
  const idOf = await idsOf(trx, 'install_origin', origins.map(wordsOf), {
    today,
    admit: (unknown) => admitOrigins(trx, unknown, { today, links }),
    onInserted: (own) => noteSpellings(trx, namesIn(own)),
  });
  return (origin) => idOf(wordsOf(origin));
}

/** Returns a function that returns the id of any of the given clients; inserts those that are new. */
export const clientIds = (
  trx: Trx,
  clients: readonly Client[],
  today: number,
): Promise<(client: Client) => number> =>
  idsOf(trx, 'install_client', clients, {
    today,
    admit: (unknown) => admitClients(trx, unknown, today),
  });

/** Ids of the words of players without a visitor. No visitor has this origin: theirs has a source. */
export interface UnknownIds {
  origin: number;
  client: number;
}

/** Finds them or inserts them; no day's limit counts them. One transaction at a time may call it. */
export async function unknownIds(trx: Trx): Promise<UnknownIds> {
  const unknown = (table: DimensionTable): Words =>
    Object.fromEntries(COLUMNS[table].map((column) => [column, '']));
  return {
    origin: await fixedId(trx, 'install_origin', unknown('install_origin')),
    client: await fixedId(trx, 'install_client', {
      ...unknown('install_client'),
      ua_class: 'other',
    }),
  };
}

async function fixedId(trx: Trx, table: DimensionTable, row: Words): Promise<number> {
  const find = async () => (await findIds(trx, table, [row])).get(keyIn(table, row));
  const known = await find();
  if (known !== undefined) return known;
  await insert(trx, table, [row], null);
  const added = await find();
  if (added === undefined) throw new Error(`${table} has no row for unknown words`);
  return added;
}

interface Bound<Row> {
  /** Number of the market's day. */
  today: number;
  admit: (unknown: readonly Row[]) => Promise<Admitted<Row>>;
  onInserted?: (rows: readonly Row[]) => Promise<void>;
}

async function idsOf<Row extends object>(
  trx: Trx,
  table: DimensionTable,
  given: readonly Row[],
  { today, admit, onInserted }: Bound<Row>,
): Promise<(row: Row) => number> {
  const keyOf = (row: object): string => keyIn(table, row);
  const rows = [...new Map(given.map((row) => [keyOf(row), row])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  const ids = await findIds(trx, table, rows);
  const foldedOf = new Map<string, string>();
  const isNew = (row: Row): boolean => !ids.has(keyOf(row));
  if (rows.some(isNew)) {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    // Another count may have inserted some before.
    addAll(ids, await findIds(trx, table, rows.filter(isNew)));
    const { own, details, folded } = await admit(rows.filter(isNew));
    await insert(trx, table, own, today);
    if (details.length > 0) await insert(trx, table, details, today, true);
    await onInserted?.([...own, ...details]);
    const known = folded.map(({ instead }) => instead);
    await insert(trx, table, known, null);
    for (const { row, instead } of folded) foldedOf.set(keyOf(row), keyOf(instead));
    addAll(ids, await findIds(trx, table, [...own, ...details, ...known]));
  }
  return (row) => {
    const key = keyOf(row);
    const id = ids.get(foldedOf.get(key) ?? key);
    if (id === undefined) throw new Error(`${table} has no row for ${key}`);
    return id;
  };
}

const keyIn = (table: DimensionTable, row: object): string => {
  const words = row as Words;
  return JSON.stringify(COLUMNS[table].map((column) => words[column]));
};

function addAll(ids: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [key, id] of more) ids.set(key, id);
}

const columnsOf = (table: DimensionTable) =>
  sql.join(COLUMNS[table].map((column) => sql.ref(column)));

const rowsIn = (table: DimensionTable, rows: readonly object[]) => {
  const types = COLUMNS[table].map((column) => sql`${sql.ref(column)} text`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.join(types)})`;
};

/** @param day null rows do not count toward the limit of a day */
async function insert(
  trx: Trx,
  table: DimensionTable,
  rows: readonly object[],
  day: number | null,
  isDetail = false,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table);
  const [mark, isMarked] = isDetail ? [sql`, is_detail`, sql`, true`] : [sql``, sql``];
  await sql`
    insert into ${sql.table(table)} (${columns}, first_day${mark})
    select ${columns}, ${day}::integer${isMarked} from ${rowsIn(table, rows)}
    on conflict do nothing`.execute(trx);
}

async function findIds(
  trx: Trx,
  table: DimensionTable,
  rows: readonly object[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const hash = sql`md5(${sql.join(
    COLUMNS[table].map((column) => sql.ref(`given.${column}`)),
    sql` || E'\\x1f' || `,
  )})`;
  const found = await sql<Words & { id: number }>`
    select known.* from ${rowsIn(table, rows)}
    join ${sql.table(table)} as known on known.key_hash = ${hash}
    order by known.id desc`.execute(trx);
  return new Map(found.rows.map((row) => [keyIn(table, row), row.id]));
}
