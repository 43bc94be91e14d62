import { readFile } from 'node:fs/promises';
import {
  DOCUMENT_CHECKS,
  DOCUMENT_KEYS,
  type DocumentKey,
} from '#server/catalogue/document-schemas.ts';
import {
  readDocuments,
  readDocumentsAndProblems,
  writeDocuments,
} from '#server/catalogue/documents.ts';
import { gameFromRow } from '#server/catalogue/game-rows.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import {
  changeCommand,
  OperatorError,
  readCommand,
  type Change,
  type Changed,
} from '#server/core/commands/command.ts';
import { wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import { readWageringRules } from '#server/money/wagering/wagering-rules.ts';
import { atPath, withValueAt } from '#server/operator/json-path.ts';
import { nonsenseIn } from '#server/catalogue/document-sense.ts';
import { promotionValues, type PromotionValue } from '#server/operator/promotion-value.ts';
import { asGiven } from '#server/core/database/columns.ts';
import { readKeptDocument } from '#server/core/documents.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

const LARGEST_FILE = 2 * 1024 * 1024;
const key = v.picklist(DOCUMENT_KEYS);
const path = v.optional(v.pipe(v.string(), v.maxLength(200)));
const version = v.pipe(wholeNumber, v.minValue(1));

/** Lists the documents, and what is wrong with those that were broken by hand. */
export const list = readCommand({
  summary: 'Lists the documents of the lobby with their versions.',
  usage: '',
  options: v.object({}),
  async run({ database: { db } }) {
    const [rows, { problems }] = await Promise.all([
      db
        .selectFrom('config_document as d')
        .leftJoin('config_document_version as v', 'v.key', 'd.key')
        .groupBy(['d.key', 'd.updated_at'])
        .orderBy('d.key')
        .select((eb) => ['d.key', 'd.updated_at', eb.fn.max('v.version').as('version')])
        .execute(),
      readDocumentsAndProblems(db),
    ]);
    return {
      documents: rows.map((row) => ({
        key: row.key,
        version: row.version,
        changedAt: new Date(row.updated_at).toISOString(),
      })),
      problems,
    };
  },
});

/** Prints a document, a part of it, or an earlier version. */
export const get = readCommand({
  summary: 'Prints a document of the lobby, or a part of it, as JSON.',
  usage: `--key ${DOCUMENT_KEYS.join('|')} [--path a.b.0] [--version N]`,
  options: v.object({ key, path, version: v.optional(version) }),
  async run({ database: { db } }, { key: asked, path: part = '', version: wanted }) {
    const value =
      wanted === undefined ? await usedValue(db, asked) : await versionOf(db, asked, wanted);
    const found = atPath(value, part);
    if (found === undefined) throw new OperatorError(`${asked} has nothing at ${part}`);
    return { value: found };
  },
  present: (result) => ({
    text: `${JSON.stringify(Reflect.get(result, 'value'), undefined, 2)}\n`,
    isFailure: false,
  }),
});

export const versions = readCommand({
  summary: 'Lists the kept versions of a document.',
  usage: `--key ${DOCUMENT_KEYS.join('|')}`,
  options: v.object({ key }),
  async run({ database: { db } }, { key: asked }) {
    const rows = await db
      .selectFrom('config_document_version')
      .where('key', '=', asked)
      .orderBy('version', 'desc')
      .select(['version', 'stored_at'])
      .execute();
    return {
      versions: rows.map((row) => ({
        version: row.version,
        storedAt: new Date(row.stored_at).toISOString(),
      })),
    };
  },
});

/** What a change of a document does, and whether it was stored. */
interface Preview {
  key: DocumentKey;
  stored: boolean;
  /** Values of the promotions that it changes, in coins of 100. */
  promotions: { promotion: string; before: number | null; after: number | null }[];
}

export const set = changeCommand({
  isReasonRequired: true,
  mayBePlanned: true,
  summary:
    'Changes a document of the lobby, or a part of it. With --try yes it only shows what would change.',
  usage: `--key ${DOCUMENT_KEYS.join('|')} [--path a.b.0] (--value JSON | --file PATH) [--try yes] [--losing yes]`,
  options: v.object({
    key,
    path,
    value: v.pipe(v.string(), v.maxLength(LARGEST_FILE)),
    try: v.optional(yesOrNo),
    losing: v.optional(yesOrNo),
  }),
  local: {
    flags: { file: 'value', value: 'value' },
    async prepare({ file, value, ...options }) {
      if ((file === undefined) === (value === undefined)) {
        throw new OperatorError('document set needs --value JSON or --file PATH');
      }
      if (file === undefined) return { ...options, value: value ?? '' };
      try {
        return { ...options, value: await readFile(file, 'utf8') };
      } catch (error) {
        throw new OperatorError(`${file} cannot be read: ${String(error)}`, { cause: error });
      }
    },
  },
  async change(change, { key: asked, path: part = '', value, try: isTrial, losing }) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson()), value);
    if (!read.success) throw new OperatorError('the value is not JSON');
    const used = (await usedValue(change.trx, asked)) ?? {};
    const next = withValueAt(used, part, read.output);
    if (next === undefined) throw new OperatorError(`${asked} has no place ${part}`);
    return store(change, { key: asked, next, isTrial: isTrial === true, mayLose: losing === true });
  },
});

export const restore = changeCommand({
  isReasonRequired: true,
  summary: 'Returns to an earlier version of a document.',
  usage: `--key ${DOCUMENT_KEYS.join('|')} --version N`,
  options: v.object({ key, version }),
  async change(change, { key: asked, version: wanted }) {
    const next = await versionOf(change.trx, asked, wanted);
    // What it was, it may be again.
    return store(change, { key: asked, next, isTrial: false, mayLose: true });
  },
});

interface Storing {
  readonly key: DocumentKey;
  readonly next: unknown;
  readonly isTrial: boolean;
  /** A promotion that loses money is meant. */
  readonly mayLose: boolean;
}

async function store(
  { trx, now }: Pick<Change, 'trx' | 'now'>,
  { key: asked, next, isTrial, mayLose }: Storing,
): Promise<Changed> {
  const problem = DOCUMENT_CHECKS[asked](next) ?? nonsenseIn(next);
  if (problem !== undefined) throw new OperatorError(`${asked} would not be valid: ${problem}`);
  const promotions = await changedPromotions(trx, asked, next);
  const [losing] = promotions.filter(
    ({ before, after }) => (after ?? 0) > Math.max(0, before ?? 0),
  );
  if (losing !== undefined && !mayLose && !isTrial) {
    throw new OperatorError(
      `${losing.promotion} would lose ${losing.after} of 100 coins on average: let its bonus be bet more often, or add --losing yes`,
    );
  }
  const result: Preview = { key: asked, stored: !isTrial, promotions };
  if (isTrial) return { result, isRead: true };
  await writeDocuments(trx, { [asked]: next }, now);
  await updateVersions(trx);
  const stored = await newestVersion(trx, asked);
  return {
    result: { ...result, version: stored },
    before: { key: asked, version: stored - 1 },
    after: { key: asked, version: stored },
  };
}

const newestVersion = async (db: Kysely<Tables>, asked: DocumentKey): Promise<number> =>
  (
    await db
      .selectFrom('config_document_version')
      .where('key', '=', asked)
      .orderBy('version', 'desc')
      .select('version')
      .executeTakeFirstOrThrow()
  ).version;

/** The value that the server uses; undefined when the document does not exist. */
const usedValue = async (db: Kysely<Tables>, asked: DocumentKey): Promise<unknown> =>
  (await readKeptDocument(db, asked, DOCUMENT_CHECKS[asked]))?.value;

async function versionOf(db: Kysely<Tables>, asked: DocumentKey, wanted: number): Promise<unknown> {
  const row = await db
    .selectFrom('config_document_version')
    .where('key', '=', asked)
    .where('version', '=', asGiven(wanted))
    .select('value')
    .executeTakeFirst();
  if (row === undefined) throw new OperatorError(`${asked} has no version ${wanted}`);
  return row.value;
}

/** Promotions whose value changes with a document. */
async function changedPromotions(
  db: Kysely<Tables>,
  asked: DocumentKey,
  next: unknown,
): Promise<Preview['promotions']> {
  const [documents, rules, rows] = await Promise.all([
    readDocuments(db),
    readWageringRules(db),
    db.selectFrom('game').where('show_type', '=', 0).selectAll().execute(),
  ]);
  const games = rows.map(gameFromRow);
  const worthOf = (values: readonly PromotionValue[]) =>
    new Map(values.map(({ promotion, worth }) => [promotion, worth]));
  const before = worthOf(promotionValues(documents, games, rules));
  const after = worthOf(
    promotionValues(
      { ...documents, [asked]: next },
      games,
      asked === 'wagering' ? (next as typeof rules) : rules,
    ),
  );
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((promotion) => ({
      promotion,
      before: before.get(promotion) ?? null,
      after: after.get(promotion) ?? null,
    }))
    .filter((one) => one.before !== one.after);
}
