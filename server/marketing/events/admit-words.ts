import { sql } from 'kysely';
import { foldClients, foldDetails, foldOrigins } from '#server/marketing/events/fold-words.ts';
import type { LinkWords } from '#server/marketing/events/link-words.ts';
import type { Client, Origin } from '#server/marketing/events/origin.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Columns of an origin in `words_hash`. */
export const WORD_COLUMNS = [
  'source',
  'medium',
  'campaign',
  'content',
  'referrer',
  'site',
  'landing_path',
] as const;

/** Columns of an origin of which a single campaign may have thousands of values. */
export const DETAIL_COLUMNS = ['term', 'share_code', 'inviter', 'agent'] as const;

/**
 * New rows a market day, of each table: anybody can land with words of their own. Further ones are counted
 * under the words that are known already, and `other`.
 */
export const NEW_ROWS_A_DAY = 1_000;

/**
 * New origins a day whose words are known, but not with this link, term or code. They have a limit of their own,
 * so that a campaign with many keywords, or many inviting players, does not make other campaigns `other`.
 */
export const NEW_DETAILS_A_DAY = 1_000;

/** Unknown rows, divided by the limits of a day. */
export interface Admitted<Row> {
  own: readonly Row[];
  details: readonly Row[];
  /** Those beyond a limit, each with the row that it is counted under. */
  folded: readonly { row: Row; instead: Row }[];
}

interface OriginLimits {
  /** Number of the market's day. */
  today: number;
  links: LinkWords;
}

export async function admitOrigins(
  trx: Trx,
  unknown: readonly Origin[],
  { today, links }: OriginLimits,
): Promise<Admitted<Origin>> {
  const known = await knownWords(trx, unknown);
  const room = await roomIn(trx, today);
  const own: Origin[] = [];
  const details: Origin[] = [];
  const beyond: Origin[] = [];
  const folded: { row: Origin; instead: Origin }[] = [];
  for (const origin of unknown) {
    const words = wordsKey(origin);
    if (known.has(words)) {
      if (details.length < room.details) details.push(origin);
      else folded.push({ row: origin, instead: foldDetails(origin, links) });
    } else if (own.length < room.own) {
      own.push(origin);
      known.add(words);
    } else beyond.push(origin);
  }
  const others = beyond.length === 0 ? [] : await foldOrigins(trx, beyond, links);
  beyond.forEach((row, at) => folded.push({ row, instead: others[at] ?? row }));
  return { own, details, folded };
}

const wordsKey = (origin: Origin): string =>
  JSON.stringify(WORD_COLUMNS.map((column) => origin[column]));

/** Those words of the given origins that an origin has already, with any link, term and codes. */
async function knownWords(trx: Trx, origins: readonly Origin[]): Promise<Set<string>> {
  const given = JSON.stringify(
    origins.map((origin, at) => ({
      at,
      words: WORD_COLUMNS.map((column) => origin[column]).join(UNIT),
    })),
  );
  const { rows } = await sql<{ at: number }>`
    select distinct given.at from json_to_recordset(${given}::json) as given (at integer, words text)
    join install_origin on words_hash = md5(given.words)`.execute(trx);
  return new Set(
    rows.flatMap(({ at }) => {
      const origin = origins[at];
      return origin ? [wordsKey(origin)] : [];
    }),
  );
}

/** Between the words of a hash. */
const UNIT = '\u001F';

async function roomIn(trx: Trx, today: number): Promise<{ own: number; details: number }> {
  const { rows } = await sql<{ own: string; details: string }>`
    select count(*) filter (where not is_detail) as own, count(*) filter (where is_detail) as details
    from install_origin where first_day = ${today}::integer`.execute(trx);
  return {
    own: Math.max(0, NEW_ROWS_A_DAY - Number(rows[0]?.own ?? 0)),
    details: Math.max(0, NEW_DETAILS_A_DAY - Number(rows[0]?.details ?? 0)),
  };
}

export async function admitClients(
  trx: Trx,
  unknown: readonly Client[],
  today: number,
): Promise<Admitted<Client>> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from install_client where first_day = ${today}::integer`.execute(trx);
  const room = Math.max(0, NEW_ROWS_A_DAY - Number(rows[0]?.count ?? 0));
  const beyond = unknown.slice(room);
  const others = foldClients(beyond);
  return {
    own: unknown.slice(0, room),
    details: [],
    folded: beyond.map((row, at) => ({ row, instead: others[at] ?? row })),
  };
}
