import { readFile } from 'node:fs/promises';
import { COMMAND_ACTOR } from '#server/marketing/access/actions.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import { yesOrNo } from '#server/core/commands/option-types.ts';
import { DAY_ORDERS } from '#server/marketing/given-table/given-day.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { decodeTable, GUESSED_ENCODINGS } from '#server/marketing/given-table/decode-table.ts';
import { formatMoney, type Currency } from '#shared/money/money.ts';
import { markets } from '#shared/market/market.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { ColumnsUnknown, type CostHead } from '#server/marketing/costs/cost-table/cost-headings.ts';
import { DECIMAL_SIGNS } from '#server/marketing/costs/cost-table/cost-amount.ts';
import { findColumns } from '#server/marketing/costs/remembered-columns.ts';
import { findNearIn } from '#server/marketing/costs/near-names/find-near.ts';
import { headOf, problemOfChoice } from '#server/marketing/costs/cost-table/cost-columns.ts';
import { questionText } from '#server/marketing/costs/question-texts.ts';
import { readColumnOption } from '#server/marketing/costs/cost-table/column-text.ts';
import { readCostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { saveAndNote } from '#server/marketing/costs/noted-imports.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { countReplaced, type Cost } from '#server/marketing/costs/costs.ts';
import type { CostAnswers } from '#server/marketing/costs/cost-table/cost-questions.ts';
import type { Kysely } from 'kysely';
import type { LeftOutTotal } from '#server/marketing/costs/cost-table/cost-totals.ts';
import type { Tables } from '#server/core/database/tables.ts';
import * as v from 'valibot';

const LARGEST_TABLE = 4 * 1024 * 1024;
const LISTED = 20;
const COLUMNS = 'day=Date,campaign="Campaign name",cost=Spend,source=:facebook';
/** What is stored where a name resembles a known one. */
const NAMES = ['keep', 'known'] as const;
const ENCODINGS = ['utf-8', ...GUESSED_ENCODINGS] as const;

interface Shown {
  isStored: boolean;
  lines: number;
  /** Stored costs of the same day, source and campaign. */
  replaced: number;
  /** Their lines, and the same in words. */
  leftOutTotals: readonly number[];
  totals: readonly string[];
  from: string | null;
  to: string | null;
  total: string;
  sources: readonly { source: string; total: string }[];
  campaigns: readonly string[];
  questions: readonly string[];
}

interface Prepared {
  costs: readonly Cost[];
  shown: Shown;
}

export const add = changeCommand({
  summary:
    'Shows what a table of costs contains, as the console does, and what it asks; --yes stores it.',
  usage: `--file PATH [--yes] [--columns ${COLUMNS}] [--day-order ${DAY_ORDERS.join('|')}] [--decimal ${DECIMAL_SIGNS.join('|')}] [--future] [--names ${NAMES.join('|')}] [--sum-repeated] [--encoding ${ENCODINGS.join('|')}]`,
  options: v.object({
    table: v.pipe(v.string(), v.maxLength(LARGEST_TABLE)),
    guessedEncoding: v.optional(v.picklist(GUESSED_ENCODINGS)),
    dayOrder: v.optional(v.picklist(DAY_ORDERS)),
    columns: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    decimal: v.optional(v.picklist(DECIMAL_SIGNS)),
    future: v.optional(yesOrNo, false),
    names: v.optional(v.picklist(NAMES)),
    sumRepeated: v.optional(yesOrNo, false),
    yes: v.optional(yesOrNo, false),
  }),
  local: { flags: { file: 'value', encoding: 'value' }, prepare: readTableFile },
  async prepare(context, options): Promise<Prepared> {
    const { table, guessedEncoding, dayOrder, decimal, future, sumRepeated, yes } = options;
    const market = await marketOf(context);
    const now = context.clock.now();
    const { currency } = markets[market];
    const { longDb } = context.database;
    const answers: CostAnswers = {
      dayOrder,
      decimalSign: decimal,
      allowsFuture: future,
      sumsRepeated: sumRepeated,
      ...(options.names && { names: options.names }),
    };
    const today = marketDay(market, now).number;
    const read = await inOperatorsWords(async () =>
      readCostTable(table, {
        currency,
        today,
        answers,
        guessedEncoding,
        head: await headBy(longDb, options, currency),
        findNear: findNearIn(longDb),
      }),
    );
    const questions = read.questions.map((question) => questionText(question, currency));
    if (yes && questions.length > 0) {
      throw new OperatorError(`nothing was stored: ${questions.join('; ')}`);
    }
    const replaced = await countReplaced(longDb, read.costs);
    const shown = {
      isStored: yes,
      lines: read.lines,
      replaced,
      leftOutTotals: read.totals.map(({ line }) => line),
      totals: read.totals.map((total) => totalText(total, currency)),
      from: read.days ? dayText(read.days.from) : null,
      to: read.days ? dayText(read.days.to) : null,
      total: read.sum === undefined ? '' : formatMoney(read.sum, currency),
      sources: read.sources.map((one) => ({
        source: one.source,
        total: formatMoney(one.sum, currency),
      })),
      campaigns: read.campaigns,
      questions,
    };
    return { costs: read.costs, shown };
  },
  async change({ trx, now }, { yes, table }, { costs, shown }) {
    if (!yes) return { result: shown, isRead: true };
    const { lines, from, to, total, replaced } = shown;
    const digest = tableDigest(table);
    const added = { costs, lines, digest, actor: COMMAND_ACTOR, now };
    const id = await saveAndNote(trx, added);
    return {
      result: { ...shown, import: id },
      after: { import: id, lines, from, to, total, replaced },
    };
  },
  present(result) {
    const shown = result as Shown;
    const { lines, replaced, from, to, total, sources, campaigns } = shown;
    const { totals, questions, isStored } = shown;
    const named = campaigns.slice(0, LISTED).join(', ');
    const text = [
      `Lines      ${lines}`,
      ...(from === null ? [] : [`Days       ${from} to ${to ?? ''}`]),
      `Total      ${total}`,
      `Campaigns  ${campaigns.length}: ${campaigns.length > LISTED ? `${named}, …` : named}`,
      ...sources.slice(0, LISTED).map((one) => `Source     ${one.source || '-'}: ${one.total}`),
      ...totals.slice(0, LISTED).map((one) => `Left out as a total: ${one}`),
      ...(replaced === 0 ? [] : [`Replaces   ${replaced} stored`]),
      ...questions.map((question) => `Question   ${question}`),
      isStored ? 'Stored.' : 'Nothing was stored. Repeat the command with --yes to store it.',
      '',
    ].join('\n');
    return { text, isFailure: false };
  },
});

/** The head by the columns that the operator names, else by those that somebody chose for such tables. */
async function headBy(
  db: Kysely<Tables>,
  { columns, table }: { columns?: string | undefined; table: string },
  currency: Currency,
): Promise<CostHead | undefined> {
  const placed =
    columns === undefined ? await findColumns(db, table) : readColumnOption(columns, table);
  if (!placed) return undefined;
  const problem = problemOfChoice(placed.choice);
  if (problem !== undefined) throw new OperatorError(`--columns: ${problem}`);
  return headOf(table, placed, placed.choice, currency);
}

const inOperatorsWords = <T>(read: () => Promise<T>): Promise<T> =>
  read().catch((error: unknown) => {
    if (!(error instanceof BadRequest)) throw error;
    const option = error instanceof ColumnsUnknown ? `; choose them with --columns ${COLUMNS}` : '';
    throw new OperatorError(`${error.message}${option}`);
  });

function totalText({ line, amount, difference }: LeftOutTotal, currency: Currency): string {
  if (amount === undefined || difference === undefined) return `line ${line}`;
  const money = `line ${line}, ${formatMoney(amount, currency)}`;
  return difference === 0
    ? `${money}, the sum of the lines`
    : `${money}, ${formatMoney(difference, currency)} apart from the sum of the lines`;
}

/** Reads the file where the tool runs: the server may not see it. */
async function readTableFile({
  file,
  encoding,
  ...rest
}: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  if (file === undefined || file === '') throw new OperatorError('costs add needs --file PATH');
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`, { cause: error });
  });
  if (encoding === undefined) {
    const { text, encoding: guessed, isGuessed } = decodeTable(bytes);
    return { ...rest, table: text, ...(isGuessed && { guessedEncoding: guessed }) };
  }
  const known = ENCODINGS.find((one) => one === encoding);
  if (!known) throw new OperatorError(`--encoding must be one of ${ENCODINGS.join(', ')}`);
  return { ...rest, table: new TextDecoder(known).decode(bytes) };
}
