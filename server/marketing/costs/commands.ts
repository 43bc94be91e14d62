import { readFile } from 'node:fs/promises';
import { COMMAND_ACTOR } from '#server/marketing/access/actions.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import { yesOrNo } from '#server/core/commands/option-types.ts';
import { DAY_ORDERS } from '#server/marketing/given-table/given-day.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { decodeTable, GUESSED_ENCODINGS } from '#server/marketing/given-table/decode-table.ts';
import { formatMoney } from '#shared/money/money.ts';
import { markets } from '#shared/market/market.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { readCostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { saveAndNote } from '#server/marketing/costs/noted-imports.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { countReplaced, type Cost } from '#server/marketing/costs/costs.ts';
import type { CostQuestion } from '#server/marketing/costs/cost-table/cost-questions.ts';
import * as v from 'valibot';

const LARGEST_TABLE = 4 * 1024 * 1024;
const LISTED = 20;
const ENCODINGS = ['utf-8', ...GUESSED_ENCODINGS] as const;

interface Shown {
  isStored: boolean;
  lines: number;
  /** Stored costs of the same day, source and campaign. */
  replaced: number;
  leftOutTotals: readonly number[];
  from: string | null;
  to: string | null;
  total: string;
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
  usage: `--file PATH [--yes] [--day-order ${DAY_ORDERS.join('|')}] [--sum-repeated] [--encoding ${ENCODINGS.join('|')}]`,
  options: v.object({
    table: v.pipe(v.string(), v.maxLength(LARGEST_TABLE)),
    guessedEncoding: v.optional(v.picklist(GUESSED_ENCODINGS)),
    dayOrder: v.optional(v.picklist(DAY_ORDERS)),
    sumRepeated: v.optional(yesOrNo, false),
    yes: v.optional(yesOrNo, false),
  }),
  local: { flags: { file: 'value', encoding: 'value' }, prepare: readTableFile },
  async prepare(
    context,
    { table, guessedEncoding, dayOrder, sumRepeated, yes },
  ): Promise<Prepared> {
    const market = await marketOf(context);
    const now = context.clock.now();
    const { currency } = markets[market];
    const answers = { dayOrder, sumsRepeated: sumRepeated };
    const today = marketDay(market, now).number;
    const options = { currency, today, answers, guessedEncoding };
    const read = await readCostTable(table, options).catch((error: unknown) => {
      throw error instanceof BadRequest ? new OperatorError(error.message) : error;
    });
    const questions = read.questions.map(textOf);
    if (yes && questions.length > 0) {
      throw new OperatorError(`nothing was stored: ${questions.join('; ')}`);
    }
    const replaced = await countReplaced(context.database.longDb, read.costs);
    const shown = {
      isStored: yes,
      lines: read.lines,
      replaced,
      leftOutTotals: read.totals,
      from: read.days ? dayText(read.days.from) : null,
      to: read.days ? dayText(read.days.to) : null,
      total: formatMoney(read.sum, currency),
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
    const { lines, replaced, from, to, total, campaigns, leftOutTotals, questions, isStored } =
      shown;
    const named = campaigns.slice(0, LISTED).join(', ');
    const text = [
      `Lines      ${lines}`,
      ...(from === null ? [] : [`Days       ${from} to ${to ?? ''}`]),
      `Total      ${total}`,
      `Campaigns  ${campaigns.length}: ${campaigns.length > LISTED ? `${named}, …` : named}`,
      ...(leftOutTotals.length === 0
        ? []
        : [`Left out as totals: line ${leftOutTotals.join(', ')}`]),
      ...(replaced === 0 ? [] : [`Replaces   ${replaced} stored`]),
      ...questions.map((question) => `Question   ${question}`),
      isStored ? 'Stored.' : 'Nothing was stored. Repeat the command with --yes to store it.',
      '',
    ].join('\n');
    return { text, isFailure: false };
  },
});

function textOf(question: CostQuestion): string {
  switch (question.kind) {
    case 'day-order':
      return `is the day or the month first in ${question.sample}? Say --day-order`;
    case 'repeated':
      return `${question.count} ${question.count === 1 ? 'line repeats' : 'lines repeat'} a day and campaign (lines ${question.examples.join('; ')}). Add them up with --sum-repeated`;
    case 'encoding':
      return `the file looks like ${question.encoding}. If the campaigns are right, say --encoding ${question.encoding}`;
  }
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
