import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { oneLine } from '#server/http/one-line.ts';
import { BadRequest } from '#server/http/refusal.ts';
import { dayNumber } from '#server/market-day.ts';
import { fromCoins, minorUnits, ZERO, type Currency, type MinorUnits } from '#domain/money.ts';
import { parseAmountWithin } from '#domain/typed-amount.ts';
import type { Filters } from '#server/attribution/dimension.ts';
import { readFilterNames } from '#server/attribution/filter-names.ts';
import { spellAndNote, type SpelledName } from '#server/attribution/spellings.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Trx } from '#server/database/transact.ts';

/** A campaign's cost on a day. */
export interface Cost {
  day: number;
  /** '' where none was named. */
  source: string;
  campaign: string;
  amount: MinorUnits;
}

const COLUMNS = ['day', 'source', 'campaign', 'cost'] as const;
type Column = (typeof COLUMNS)[number];

/** The non-empty cells of a line, and its number. */
type Line = Partial<Record<Column, string>> & { number: number };

const MOST_ROWS = 50_000;
/** Bytes parsed at once, for a few milliseconds. */
const SLICE = 16_384;
const LONGEST_WORD = 200;
/** A higher cost is a typing error. */
const HIGHEST = fromCoins(1_000_000_000);

/**
 * Parses a table of costs: columns `day`, `campaign` and `cost`, and `source` where campaigns of that name
 * have several. Separated by commas, semicolons or tabs, as the first line is; a cost is an amount of the
 * market's currency. Other calls are answered between its slices.
 * @throws BadRequest that names the line; then nothing of the table is stored
 */
export async function parseCosts(text: string, currency: Currency): Promise<Cost[]> {
  const costs: Cost[] = [];
  const seen = new Map<string, number>();
  const add = (line: Line): void => {
    if (costs.length === MOST_ROWS) {
      throw new BadRequest(`a table may have ${MOST_ROWS} lines; this one has more`);
    }
    const cost = costOf(line, currency);
    const key = JSON.stringify([cost.day, cost.source, cost.campaign]);
    const before = seen.get(key);
    if (before !== undefined) {
      throw wrong(line, `says the cost of the same day and campaign as line ${before}`);
    }
    seen.set(key, line.number);
    costs.push(cost);
  };
  await eachLine(text, add);
  if (costs.length === 0) throw new BadRequest('the table has no line below its heads');
  return costs;
}

async function eachLine(text: string, visit: (line: Line) => void): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    trim: true,
    skip_empty_lines: true,
    info: true,
    columns: (heads: string[]) => columnsOf(heads),
  });
  try {
    await pipeline(
      Readable.from(slicesOf(text)),
      parser,
      async (found: AsyncIterable<FoundLine>) => {
        for await (const { record, info } of found) visit({ ...record, number: info.lines });
      },
    );
  } catch (error) {
    if (error instanceof CsvError)
      throw new BadRequest(`the table cannot be read: ${error.message}`);
    throw error;
  }
}

interface FoundLine {
  record: Partial<Record<Column, string>>;
  info: { lines: number };
}

async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += SLICE) {
    yield bytes.subarray(at, at + SLICE);
    await setImmediate();
  }
}

/** The first separator of the header line: a semicolon or tab there leaves the comma to the amounts. */
const delimiterOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ',';

/** Headers in any order; unknown columns are ignored. */
function columnsOf(heads: readonly string[]): (Column | undefined)[] {
  const columns = heads.map((head) => COLUMNS.find((column) => column === head.toLowerCase()));
  const missing = (['day', 'campaign', 'cost'] as const).filter(
    (column) => !columns.includes(column),
  );
  if (missing.length > 0) {
    throw new BadRequest(
      `the first line must name the columns day, campaign and cost; ${missing.join(' and ')} is missing`,
    );
  }
  return columns;
}

function costOf(line: Line, currency: Currency): Cost {
  const { day: dayWords = '', source = '', campaign = '', cost = '' } = line;
  const day = dayNumber(dayWords);
  if (day === undefined) throw wrong(line, `day must be like 2026-11-21, not "${short(dayWords)}"`);
  if (campaign === '') throw wrong(line, 'campaign is empty');
  if (source.length > LONGEST_WORD || campaign.length > LONGEST_WORD) {
    throw wrong(line, `source and campaign may have ${LONGEST_WORD} characters`);
  }
  const reading = parseAmountWithin(cost, currency, { least: ZERO, most: HIGHEST });
  if (reading.status === 'above' || reading.status === 'too-large') {
    throw wrong(line, `cost ${short(cost)} is too high`);
  }
  if (reading.status !== 'fine') {
    throw wrong(line, `cost must be like 1234.50, not "${short(cost)}"`);
  }
  const { amount } = reading;
  return { day, source: oneLine(source), campaign: oneLine(campaign), amount };
}

const wrong = ({ number }: Line, problem: string): BadRequest =>
  new BadRequest(`line ${number}: ${problem}`);

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Stores costs; replaces those of the same day, source and campaign, and removes those of 0. */
export async function saveCosts(trx: Trx, costs: readonly Cost[]): Promise<void> {
  const spell = await spellAndNote(
    trx,
    costs.flatMap(({ source, campaign }): SpelledName[] => [
      { dimension: 'source', name: source },
      { dimension: 'campaign', name: campaign },
    ]),
  );
  const spelled = costs.map((cost) => ({
    ...cost,
    source: spell('source', cost.source),
    campaign: spell('campaign', cost.campaign),
  }));
  await sql`
    insert into install_cost
    select * from json_populate_recordset(null::install_cost, ${JSON.stringify(spelled)}::json)
    on conflict (day, source, campaign) do update set amount = excluded.amount`.execute(trx);
  await trx.deleteFrom('install_cost').where('amount', '=', 0).execute();
}

export interface CostQuery {
  from: number;
  to: number;
  filters: Filters;
}

/** True when all filters also apply to costs. */
const isKnownOf = (filters: Filters): boolean =>
  Object.keys(filters).every((dimension) => dimension === 'source' || dimension === 'campaign');

/**
 * Reads costs by campaign or source.
 * @returns undefined when a filter does not apply to costs, such as a device
 */
export async function readCosts(
  db: Kysely<Tables>,
  { from, to, filters: given }: CostQuery,
  by: 'campaign' | 'source',
): Promise<ReadonlyMap<string, MinorUnits> | undefined> {
  if (!isKnownOf(given)) return undefined;
  const filters = await readFilterNames(db, given);
  const { rows } = await sql<{ name: string; amount: string }>`
    with cost as (
      select coalesce(source_alias.name, source) as source,
        coalesce(campaign_alias.name, campaign) as campaign, amount
      from install_cost
        left join install_alias as source_alias
          on source_alias.dimension = 'source' and source_alias.was = source
        left join install_alias as campaign_alias
          on campaign_alias.dimension = 'campaign' and campaign_alias.was = campaign
      where day between ${from}::integer and ${to}::integer
    )
    select ${sql.ref(by)} as name, sum(amount)::bigint as amount from cost
    where ${sql.join([sql`true`, ...named(filters, 'source'), ...named(filters, 'campaign')], sql` and `)}
    group by 1`.execute(db);
  return new Map(rows.map(({ name, amount }) => [name, minorUnits(Number(amount))]));
}

const named = (filters: Filters, by: 'source' | 'campaign'): RawBuilder<unknown>[] => {
  const values = filters[by];
  return values ? [sql`${sql.ref(by)} in (${sql.join([...values])})`] : [];
};
