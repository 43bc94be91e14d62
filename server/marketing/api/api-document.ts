import { DAILY_DIMENSIONS, DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { MEASURES, PERIODS, SORTS } from '#server/marketing/report/view.ts';
import { WINDOWS } from '#server/marketing/events/funnel.ts';
import { cost, count, schemas } from '#server/marketing/api/api-schemas.ts';
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
const COMMON_BY_DAY = COMMON.filter(({ name }) => name !== 'hour');
const WINDOW = parameter(
  'window',
  choice(WINDOWS),
  'A step counts within so many days of the first visit.',
);
const BY = parameter('by', choice(DIMENSIONS), 'What the rows are.');
/** Of reports that are not counted by hour; they refuse `hour`. */
const BY_DAY = parameter('by', choice(DAILY_DIMENSIONS), 'What the rows are.');
const MEASURE = parameter(
  'measure',
  choice(MEASURES),
  'What rows are sorted by. netDeposits is deposits less withdrawals, ggr bets less wins, ngr ggr less bonuses.',
);
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

const lapsed = {
  type: 'object',
  description: 'Installs of those who first visited in the period.',
  properties: {
    installs: count,
    lapsed: { ...count, description: 'Not opened for 30 days.' },
    pushEnded: { ...count, description: 'The push service has ended the subscription.' },
  },
};
const paths = {
  type: 'object',
  properties: {
    handing: {
      type: 'object',
      description: 'Visitors of the app or browser, and of the offer to open another one.',
      properties: { landed: count, offered: count, agreed: count },
    },
    arrived: { allOf: [funnel], description: 'Visitors who came to the other browser.' },
  },
};

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
    [API_PATHS.retention]: reading('Retention', [...COMMON_BY_DAY, BY_DAY], {
      weeks: list(returns, completeness),
      rows: list(named, returns),
      lapsed: list(named, lapsed),
    }),
    [API_PATHS.handovers]: reading(
      'Paths from an app or browser that hands over to another browser',
      [...COMMON_BY_DAY, WINDOW],
      {
        rows: list(named, paths, { type: 'object', properties: { before: paths } }),
      },
    ),
    [API_PATHS.revenue]: reading('Revenue by one dimension', [...COMMON_BY_DAY, BY_DAY, MEASURE], {
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
      [...COMMON_BY_DAY, BY_DAY, parameter('cohort', choice(['week', 'day']), 'What cohorts are.')],
      {
        isFilling,
        total: value,
        cohorts: list(value, completeness),
        rows: list(named, value),
      },
    ),
  },
};
