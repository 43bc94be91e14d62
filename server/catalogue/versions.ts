import { sql } from 'kysely';
import { writeFact } from '#server/core/facts.ts';
import type { Trx } from '#server/core/database/transact.ts';

const VERSION_LENGTH = 12;

/**
 * Writes the versions of games and documents; call it at the end of every transaction that changes either.
 * They are content hashes, so an unchanged list keeps its version, and two installations never give different
 * lists the same version.
 */
export async function updateVersions(trx: Trx): Promise<{ games: string; documents: string }> {
  const { rows } = await sql<{ games: string; documents: string }>`
    select
      (select md5(coalesce(string_agg(game::text, ',' order by id), '')) from game) as games,
      (select md5(coalesce(string_agg(key || value::text, ',' order by key), ''))
        from config_document) as documents`.execute(trx);
  const [hashes] = rows;
  if (!hashes) throw new Error('no hashes: the database is damaged');
  const versions = {
    games: hashes.games.slice(0, VERSION_LENGTH),
    documents: hashes.documents.slice(0, VERSION_LENGTH),
  };
  await writeFact(trx, 'catalogue-version', versions);
  return versions;
}
