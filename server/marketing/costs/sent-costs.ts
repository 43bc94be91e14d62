/** Costs that a program sends: nobody is there to answer a question (decision 0055). */
import {
  addUpLines,
  type CostLine,
  type CostQuestion,
} from '#server/marketing/costs/cost-table/cost-questions.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { checkBody } from '#server/core/http/read-body.ts';
import { dayNumber } from '#server/core/market-day.ts';
import { futureProblem } from '#server/marketing/costs/cost-table/cost-day.ts';
import {
  HIGHEST_COST,
  parseCost,
  twoAmounts,
} from '#server/marketing/costs/cost-table/cost-amount.ts';
import { LONGEST_WORD, problemOfDay } from '#server/marketing/costs/cost-table/cost-lines.ts';
import { readCostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import { minorUnits, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';
import * as v from 'valibot';

export const MOST_SENT = 5000;

const BODY = v.object({
  costs: v.array(
    v.object({
      day: v.string(),
      source: v.optional(v.string(), ''),
      campaign: v.string(),
      cost: v.union([v.string(), v.number()], 'a text such as "1234.50", or whole hundredths'),
    }),
  ),
});
type SentLine = v.InferOutput<typeof BODY>['costs'][number];

export interface SentCosts {
  costs: Cost[];
  lines: number;
  digest: string;
}

interface Place {
  currency: Currency;
  /** The market's day. */
  today: number;
}

/** @param body a CSV table as text, else parsed JSON. @throws BadRequest that names the line, in JSON from 1 on */
export async function readSentCosts(body: unknown, place: Place): Promise<SentCosts> {
  const isTable = typeof body === 'string';
  const { costs, lines } = isTable ? await readTable(body, place) : await readList(body, place);
  if (lines > MOST_SENT) {
    throw new BadRequest(`a table may have ${MOST_SENT} lines; this one has more`);
  }
  const digest = tableDigest(`sent ${isTable ? body : JSON.stringify(costs)}`);
  return { costs, lines, digest };
}

async function readTable(text: string, place: Place) {
  const { costs, lines, questions, totals } = await readCostTable(text, place);
  const undated = totals.find(({ hasCampaign }) => hasCampaign);
  if (undated) throw new BadRequest(`line ${undated.line}: ${problemOfDay('')}`);
  const [question] = questions;
  if (question) throw new BadRequest(problemOf(question));
  return { costs, lines };
}

function problemOf(question: CostQuestion): string {
  switch (question.kind) {
    case 'day-order':
      return `line ${question.line}: ${question.sample} may be two days: write it like 2026-11-21`;
    case 'decimal':
      return `line ${question.line}: ${twoAmounts(question.sample)}`;
    case 'future':
      return `line ${question.line}: ${futureProblem(question.day)}`;
    case 'repeated':
      return repeatedProblem(question.examples);
    // Nobody chooses names, and nothing guesses an encoding.
    case 'names':
    case 'encoding':
      return 'the table has open questions: add it on the page';
  }
}

async function readList(body: unknown, { currency, today }: Place) {
  const given = checkBody(BODY, body).costs;
  if (given.length === 0) throw new BadRequest('the table has no line below its heads');
  const lines = given.slice(0, MOST_SENT).map((one, at) => lineOf(one, at + 1, currency));
  const { costs, repeated, future } = await addUpLines(lines, 'day-first', today);
  if (future) throw new BadRequest(`line ${future.line}: ${futureProblem(future.day)}`);
  if (repeated.length > 0) throw new BadRequest(repeatedProblem(repeated));
  return { costs, lines: given.length };
}

const repeatedProblem = (examples: readonly string[]): string =>
  `the lines ${examples[0] ?? ''} are of the same day and campaign`;

function lineOf(given: SentLine, line: number, currency: Currency): CostLine {
  const wrong = (problem: string): BadRequest => new BadRequest(`line ${line}: ${problem}`);
  const day = dayNumber(given.day);
  if (day === undefined) throw wrong(problemOfDay(given.day));
  const [source, campaign] = [oneLine(given.source), oneLine(given.campaign)];
  if (campaign === '') throw wrong('campaign is empty');
  if (source.length > LONGEST_WORD || campaign.length > LONGEST_WORD) {
    throw wrong(`source and campaign may have ${LONGEST_WORD} characters`);
  }
  const cost = amountOf(given.cost, currency);
  if ('problem' in cost) throw wrong(cost.problem);
  const reading = { 'day-first': day, 'month-first': day };
  return { line, dayText: given.day, day: reading, source, campaign, amount: cost.amount };
}

function amountOf(
  cost: string | number,
  currency: Currency,
): { amount: MinorUnits } | { problem: string } {
  if (typeof cost === 'string') return parseCost(cost, currency);
  if (Number.isSafeInteger(cost) && cost >= 0 && cost <= HIGHEST_COST) {
    return { amount: minorUnits(cost) };
  }
  return { problem: `cost must be like 1234.50, not "${cost}"` };
}
