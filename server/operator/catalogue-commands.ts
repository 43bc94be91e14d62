import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import {
  catalogueFile,
  CatalogueProblem,
  readCatalogueFile,
  storeCatalogue,
} from '#server/catalogue/catalogue-file.ts';
import { gameFromRow, gameToRow } from '#server/catalogue/game-rows.ts';
import { stateTrueFacts } from '#server/game/state-true-facts.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import { fieldsOf } from '#server/core/audit/fields-of.ts';
import * as v from 'valibot';

const LISTED = 20;

/** Changes the pictures of the games unchanged for longest, and the list's version. */
export const bump = changeCommand({
  summary: 'Changes the version of some games and of the game list.',
  usage: '--games N',
  options: v.object({ games: v.pipe(wholeNumber, v.minValue(1)) }),
  async change({ trx }, { games }) {
    const oldest = trx
      .selectFrom('game')
      .where('show_type', '=', 0)
      .orderBy('version')
      .orderBy('id')
      .limit(games)
      .select('id');
    const bumped = await trx
      .updateTable('game')
      .where('id', 'in', oldest)
      .set({ version: sql<number>`version + 1` })
      .returning(['id', 'version'])
      .execute();
    const versions = await updateVersions(trx);
    const ids = bumped.map(({ id }) => id);
    return {
      result: {
        gameListVersion: versions.games,
        games: bumped.toSorted((a, b) => a.id - b.id),
      },
      after: { gameListVersion: versions.games, games: ids.toSorted((a, b) => a - b) },
    };
  },
});

export const set = changeCommand({
  summary: 'Changes one game.',
  mayBePlanned: true,
  usage:
    '--id ID [--name N] [--hot yes|no] [--hidden …] [--maintenance …] [--sort N] [--hot-sort N] [--version N]',
  options: v.object({
    id: wholeNumber,
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
    hot: v.optional(yesOrNo),
    hidden: v.optional(yesOrNo),
    maintenance: v.optional(yesOrNo),
    sort: v.optional(wholeNumber),
    hotSort: v.optional(wholeNumber),
    version: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  }),
  async change({ trx }, { id, name, hot, hidden, maintenance, sort, hotSort, version }) {
    const row = await trx.selectFrom('game').where('id', '=', id).selectAll().executeTakeFirst();
    if (!row) throw new OperatorError(`no game ${id}`);
    const former = gameFromRow(row);
    const changed = {
      ...(name === undefined ? {} : { name }),
      ...(hot === undefined ? {} : { hot: hot ? (1 as const) : (0 as const) }),
      ...(hidden === undefined ? {} : { showType: hidden ? 1 : 0 }),
      ...(maintenance === undefined ? {} : { status: maintenance ? (0 as const) : (1 as const) }),
      ...(sort === undefined ? {} : { sort }),
      ...(hotSort === undefined ? {} : { hotSort }),
      ...(version === undefined ? {} : { version }),
    };
    const game = { ...former, ...changed };
    const { id: _id, ...changes } = gameToRow(game);
    await trx.updateTable('game').where('id', '=', id).set(changes).execute();
    const versions = await updateVersions(trx);
    return {
      result: { gameListVersion: versions.games, game },
      before: fieldsOf(former, Object.keys(changed)),
      after: changed,
    };
  },
});

/** Lists games by id. */
export const list = readCommand({
  summary: 'Lists games.',
  usage: '[--type 1-6] [--limit N]',
  options: v.object({
    type: v.optional(wholeNumber),
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), LISTED),
  }),
  async run({ database }, { type, limit }) {
    const games = database.db
      .selectFrom('game')
      .$if(type !== undefined, (query) => query.where('type_id', '=', type ?? 0));
    const [rows, { total }] = await Promise.all([
      games.orderBy('id').limit(limit).selectAll().execute(),
      games.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { total, games: rows.map(gameFromRow) };
  },
});

const LARGEST_FILE = 8 * 1024 * 1024;

export const load = changeCommand({
  summary: 'Adds or replaces games and documents by those of a JSON file (see catalogue save).',
  usage: '--file PATH',
  options: v.object({ catalogue: v.pipe(v.string(), v.maxLength(LARGEST_FILE)) }),
  local: {
    flags: { file: 'value' },
    async prepare({ file, ...options }) {
      if (file === undefined) throw new OperatorError('catalogue load needs --file PATH');
      try {
        return { ...options, catalogue: await readFile(file, 'utf8') };
      } catch (error) {
        throw new OperatorError(`${file} cannot be read: ${String(error)}`, { cause: error });
      }
    },
  },
  async change({ trx, now, database }, { catalogue }) {
    try {
      const { games = [], ...documents } = readCatalogueFile(catalogue);
      await storeCatalogue(trx, { games, ...documents }, now);
      const stored = { games: games.length, documents: Object.keys(documents) };
      return {
        result: stored,
        after: stored,
        async follow() {
          await stateTrueFacts(database);
          return {};
        },
      };
    } catch (error) {
      throw error instanceof CatalogueProblem ? new OperatorError(error.message) : error;
    }
  },
});

export const save = readCommand({
  summary: 'Prints all games and documents as JSON, to keep, change and load.',
  usage: '',
  options: v.object({}),
  run: ({ database }) => catalogueFile(database.longDb),
});
