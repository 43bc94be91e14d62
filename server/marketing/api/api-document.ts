import { DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { FUNNEL_NUMBERS } from '#server/marketing/report/read-funnel.ts';
import { MEASURES, PERIODS, SORTS } from '#server/marketing/report/view.ts';
import { RETURN_DAYS, WINDOWS } from '#server/marketing/events/funnel.ts';
import { MONEY_NAMES } from '#server/marketing/revenue/money.ts';
import { VALUE_DAYS } from '#server/marketing/revenue/revenue-contribution.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { COSTS_DOCUMENT } from '#server/marketing/api/costs-document.ts';
import { API_PATHS } from '#server/marketing/api/paths.ts';

const parameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
});

const day = { type: 'string', format: 'date' };
const choice = (values: readonly (string | number)[]) => ({ enum: [...values] });

const COMMON = [
  parameter(
    'period',
    choice(Object.keys(PERIODS)),
    'The last days up to today, in the market’s time zone. Defaults to 30d.',
  ),
  parameter('from', day, 'First day, instead of a period.'),
  parameter('to', day, 'Last day, included.'),
  parameter(
    'compare',
    day,
    'First day of a period of the same length to compare with. Defaults to the period before.',
  ),
  parameter('touch', choice(['first', 'last']), 'The campaign that a visitor is counted under.'),
  ...DIMENSIONS.map((dimension) =>
    parameter(
      dimension,
      { type: 'array', items: { type: 'string' } },
      `Only visitors with one of these values of ${dimension}; empty for those without one.`,
    ),
  ),
  parameter('format', choice(['json', 'csv']), 'Defaults to JSON.'),
];
const WINDOW = parameter(
  'window',
  choice(WINDOWS),
  'A step counts within so many days of the first visit.',
);
const BY = parameter('by', choice(DIMENSIONS), 'What the rows are.');
const MEASURE = parameter(
  'measure',
  choice(MEASURES),
  'What rows are sorted by. netDeposits is deposits less withdrawals, ggr bets less wins, ngr ggr less bonuses.',
);
const count = { type: 'integer', minimum: 0 };
/** Hundredths; may be negative. */
const amount = { type: 'integer' };
const amountsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, amount]));
/** Hundredths; null where it is not known. */
const cost = { type: ['integer', 'null'], minimum: 0 };

const schemas = {
  Funnel: {
    type: 'object',
    description: 'Visitors who took each step. Amounts are hundredths of the market’s coin.',
    properties: Object.fromEntries(FUNNEL_NUMBERS.map((name) => [name, count])),
    required: [...FUNNEL_NUMBERS],
  },
  Returns: {
    type: 'object',
    properties: {
      visitors: count,
      back: {
        type: 'object',
        description:
          'By day: how many visitors can be counted already, and how many of them came back.',
        properties: Object.fromEntries(
          RETURN_DAYS.map((days) => [
            String(days),
            { type: 'object', properties: { of: count, seen: count } },
          ]),
        ),
      },
      deposited: count,
      amount: count,
    },
  },
  Revenue: {
    type: 'object',
    description:
      'Money that players moved, in hundredths. `playersADay` are the players of the busiest day.',
    properties: { playersADay: count, ...amountsOf(MONEY_NAMES) },
    required: ['playersADay', ...MONEY_NAMES],
  },
  Value: {
    type: 'object',
    description:
      'What players moved up to a day after they registered, in hundredths, all together.',
    properties: {
      players: count,
      days: {
        type: 'object',
        properties: Object.fromEntries(
          VALUE_DAYS.map((days) => [String(days), { $ref: '#/components/schemas/ValueUntil' }]),
        ),
      },
      soFar: {
        type: 'object',
        description: 'Of all players within 90 days, also of those whose days are not over.',
        properties: amountsOf(MEASURES),
      },
      cost,
    },
  },
  ValueUntil: {
    type: 'object',
    properties: {
      players: { ...count, description: 'Players whose day is over; only theirs is added up.' },
      ...amountsOf(MEASURES),
      isWindowOpen: { type: 'boolean', description: 'The day is not over for all players.' },
    },
  },
};

const reading = (summary: string, parameters: readonly object[], properties: object) => ({
  get: {
    summary,
    parameters: [...parameters],
    security: [{ token: [] }],
    responses: {
      200: {
        description: 'The report.',
        content: {
          'application/json': { schema: { type: 'object', properties } },
          'text/csv': { schema: { type: 'string' } },
        },
      },
      400: { description: 'An invalid parameter; the message names it.' },
      401: { description: 'No token, or one that was revoked.' },
      429: { description: 'More than 60 calls a minute from this address.' },
    },
  },
});

const funnel = { $ref: '#/components/schemas/Funnel' };
const returns = { $ref: '#/components/schemas/Returns' };
const revenue = { $ref: '#/components/schemas/Revenue' };
const value = { $ref: '#/components/schemas/Value' };
const list = (...of: readonly object[]) => ({ type: 'array', items: { allOf: of } });
/** Of a day or week. */
const completeness = {
  type: 'object',
  properties: {
    isCut: { type: 'boolean', description: 'The period leaves out some days of this week.' },
    isUnfinished: { type: 'boolean', description: 'It includes today.' },
  },
};
/** Of a day, week or row. */
const compared = { type: 'object', properties: { before: funnel } };
const windowOpen = {
  type: 'object',
  properties: {
    isWindowOpen: {
      type: 'boolean',
      description: 'Its visitors can still take steps within the window.',
    },
  },
};
const withCost = { type: 'object', properties: { cost } };
const isFilling = {
  type: 'boolean',
  description: 'Days before an update of the server are still being counted.',
};
const named = { type: 'object', properties: { name: { type: 'string' } } };

/** The API of the reports (OpenAPI 3.1). */
export const API_DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Parola reports',
    version: '1',
    description: `Visitors by source and campaign, and what they did. Create a token at "Your account" of the console and send it as \`Authorization: Bearer\`. Rows with fewer than five visitors are grouped as "${FEW}"; totals, days and rows that are still of fewer than five are left out, and totals then are 0 with \`isTooFew\`.`,
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas,
  },
  paths: {
    [API_PATHS.costs]: COSTS_DOCUMENT,
    [API_PATHS.installs]: reading('Totals, the period before, and every day', [...COMMON, WINDOW], {
      totals: funnel,
      before: {
        allOf: [funnel],
        description: 'The compared period: the chosen one, else the one before.',
      },
      isSameHours: {
        type: 'boolean',
        description:
          'For today alone: `before` has only what had happened by this time of that day.',
      },
      isUnfinished: { type: 'boolean', description: 'The period includes today.' },
      isTooFew: {
        type: 'boolean',
        description: 'There are visitors, but fewer than five: the totals are 0.',
      },
      robots: count,
      course: list(funnel, compared, completeness, windowOpen),
    }),
    [API_PATHS.table]: reading(
      'Rows by one dimension',
      [...COMMON, WINDOW, BY, parameter('sort', choice(SORTS), 'Largest first.')],
      { by: { type: 'string' }, rows: list(named, funnel, compared) },
    ),
    [API_PATHS.retention]: reading('Retention', [...COMMON, BY], {
      weeks: list(returns, completeness),
      rows: list(named, returns),
    }),
    [API_PATHS.revenue]: reading('Revenue by one dimension', [...COMMON, BY, MEASURE], {
      total: { allOf: [revenue], description: 'Of the rows.' },
      before: {
        anyOf: [revenue, { type: 'null' }],
        description: 'The compared period; null for today alone, which is not over.',
      },
      isUnfinished: { type: 'boolean', description: 'The period includes today.' },
      isFilling,
      by: { type: 'string' },
      rows: list(named, revenue, withCost, {
        type: 'object',
        properties: { before: { anyOf: [revenue, { type: 'null' }] } },
      }),
    }),
    [API_PATHS.value]: reading(
      'The value of players who registered in the period',
      [...COMMON, BY, parameter('cohort', choice(['week', 'day']), 'What cohorts are.')],
      {
        isFilling,
        total: value,
        cohorts: list(value, completeness),
        rows: list(named, value),
      },
    ),
  },
};
