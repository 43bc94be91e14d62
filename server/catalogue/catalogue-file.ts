import { wireGame } from '#shared/game/contract.ts';
import { documentSchemas, firstIssue } from '#server/catalogue/document-schemas.ts';
import { nonsenseIn } from '#server/catalogue/document-sense.ts';
import { gameFromRow, gameToRow, type NumberedGame } from '#server/catalogue/game-rows.ts';
import { readDocuments, writeDocuments, type Documents } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

/** Stays far below PostgreSQL's limit of parameters. */
const ROWS_A_STATEMENT = 500;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const game = v.object({ ...wireGame.entries, version: v.pipe(count, v.minValue(1)) });
/** A catalogue as the operator keeps it: games and documents in wire format; parts may be left out. */
const parts = v.strictObject({
  games: v.optional(v.array(game)),
  ...v.partial(v.object(documentSchemas)).entries,
});

export type CatalogueFile = Partial<Documents> & { games?: NumberedGame[] };

/** What is wrong with a file, at which place. */
export class CatalogueProblem extends Error {
  override readonly name = 'CatalogueProblem';
}

/**
 * Reads a catalogue from JSON. Each part must be whole: a broken entry is refused, not dropped.
 * @throws CatalogueProblem naming the first broken place
 */
export function readCatalogueFile(text: string): CatalogueFile {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) throw new CatalogueProblem('the file is not JSON');
  const issue = firstIssue(parts, json.output, 'the file');
  if (issue !== undefined) throw new CatalogueProblem(issue);
  const file = json.output as CatalogueFile;
  const ids = file.games?.map(({ id }) => id) ?? [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new CatalogueProblem(`games: ${twice} is there twice`);
  const nonsense = nonsenseIn(json.output);
  if (nonsense !== undefined) throw new CatalogueProblem(nonsense);
  return file;
}

/** Stores the parts of a file: its games are added or replaced by id, others stay. */
export async function storeCatalogue(
  trx: Trx,
  { games = [], ...documents }: CatalogueFile,
  now: EpochMs,
): Promise<void> {
  const rows = games.map(gameToRow);
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await trx
      .insertInto('game')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          brand_id: eb.ref('excluded.brand_id'),
          type_id: eb.ref('excluded.type_id'),
          name: eb.ref('excluded.name'),
          hot: eb.ref('excluded.hot'),
          show_type: eb.ref('excluded.show_type'),
          hot_sort: eb.ref('excluded.hot_sort'),
          sort: eb.ref('excluded.sort'),
          version: eb.ref('excluded.version'),
          extra: eb.ref('excluded.extra'),
        })),
      )
      .execute();
  }
  if (Object.keys(documents).length > 0) await writeDocuments(trx, documents, now);
  await updateVersions(trx);
}

/** The whole catalogue, as `readCatalogueFile` takes it. */
export async function catalogueFile(db: Kysely<Tables>): Promise<CatalogueFile> {
  const rows = await db.selectFrom('game').orderBy('id').selectAll().execute();
  const { wagering: _own, ...documents } = await readDocuments(db);
  return { games: rows.map(gameFromRow), ...documents };
}
