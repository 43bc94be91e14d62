import {
  CLIENT_DIMENSIONS,
  DIMENSIONS,
  ORIGIN_DIMENSIONS,
  type Dimension,
  type Filters,
} from '#server/marketing/events/dimension.ts';
import { STEPS, WINDOWS, type WindowDays } from '#server/marketing/events/funnel.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { dayText } from '#server/core/market-day.ts';
import {
  oneOf,
  readDay,
  readRange,
  textOf,
  type Query,
} from '#server/marketing/report/report-range.ts';
import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';

/** Relative ranges: a bookmark always shows the days before it is opened. */
export const PERIODS = { today: 1, '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;
export type Period = keyof typeof PERIODS;

/** Metrics of the chart. */
export const METRICS = [...STEPS.map(({ id }) => id), 'amount'] as const;
export type Metric = (typeof METRICS)[number];

/** What revenue and the value of players are measured by; rows of both are sorted by it. */
export const MEASURES = ['ngr', 'ggr', 'netDeposits'] as const;
export type Measure = (typeof MEASURES)[number];

/** Columns that rows can be sorted by. */
export const SORTS = [
  ...METRICS,
  'firstAmount',
  'installRate',
  'depositRate',
  'cost',
  'costPerInstall',
  'costPerDepositor',
  'returnOnSpend',
  'robots',
  'name',
] as const;
export type Sort = (typeof SORTS)[number];

/** What the cells of a crossed table show. */
export const CELLS = [
  'landed',
  'installed',
  'installRate',
  'registered',
  'deposited',
  'depositRate',
  'amount',
] as const satisfies readonly Sort[];
export type Cell = (typeof CELLS)[number];

/** All parameters of a report's address. */
export interface View extends FunnelQuery {
  /** Undefined for explicit days. */
  period: Period | undefined;
  /** First day of the period to compare with; undefined for the days before. */
  compare: number | undefined;
  metric: Metric;
  /** The dimensions of the front page's two menus. */
  origin: Dimension;
  client: Dimension;
  /** Of the table only. */
  by: Dimension;
  /** The dimension that rows are crossed with; never the one that they are. */
  split: Dimension | undefined;
  cell: Cell;
  sort: Sort;
  isAscending: boolean;
  search: string;
  page: number;
  /** Of revenue and the value of players only. */
  measure: Measure;
  cohort: 'week' | 'day';
  hasAllColumns: boolean;
}

const DEFAULTS = {
  period: '30d',
  touch: 'first',
  window: 30,
  metric: 'installed',
  origin: 'campaign',
  client: 'device',
  by: 'campaign',
  cell: 'landed',
  sort: 'landed',
  isAscending: false,
  search: '',
  page: 1,
  measure: 'ngr',
  cohort: 'week',
} as const satisfies Partial<View>;

const MOST_VALUES = 50;
const LONGEST_VALUE = 500;

/**
 * @param scope of the user, which no address widens
 * @throws BadRequest in words for the user
 */
export function readView(query: Query, today: number, scope: CampaignScope): View {
  const filters = readFilters(query);
  const days = readDays(query, today);
  const by = oneOf(query, 'by', DIMENSIONS, DEFAULTS.by);
  const split = oneOf(query, 'split', ['no', ...DIMENSIONS], 'no');
  return {
    ...days,
    compare: readCompare(query, days.from),
    window: Number(
      oneOf(query, 'window', WINDOWS.map(String), String(DEFAULTS.window)),
    ) as WindowDays,
    filters,
    scope,
    metric: oneOf(query, 'metric', METRICS, DEFAULTS.metric),
    origin: oneOf(query, 'origin', ORIGIN_DIMENSIONS, DEFAULTS.origin),
    client: oneOf(query, 'client', CLIENT_DIMENSIONS, DEFAULTS.client),
    by,
    split: split === 'no' || split === by ? undefined : split,
    cell: oneOf(query, 'cell', CELLS, DEFAULTS.cell),
    sort: oneOf(query, 'sort', SORTS, DEFAULTS.sort),
    isAscending: oneOf(query, 'order', ['down', 'up'], 'down') === 'up',
    search: textOf(query, 'search').slice(0, LONGEST_VALUE),
    page: readPageNumber(query),
    measure: oneOf(query, 'measure', MEASURES, DEFAULTS.measure),
    cohort: oneOf(query, 'cohort', ['week', 'day'], DEFAULTS.cohort),
    hasAllColumns: oneOf(query, 'columns', ['few', 'all'], 'few') === 'all',
  };
}

function readDays(query: Query, today: number): Pick<View, 'from' | 'to' | 'touch' | 'period'> {
  const range = readRange(query, today);
  if (textOf(query, 'from') !== '' || textOf(query, 'to') !== '') {
    return { ...range, period: undefined };
  }
  const period = oneOf(query, 'period', Object.keys(PERIODS) as Period[], DEFAULTS.period);
  return { ...range, period, from: today - PERIODS[period] + 1, to: today };
}

function readCompare(query: Query, from: number): number | undefined {
  const day = readDay(query, 'compare');
  if (day === undefined || day < from) return day;
  throw new BadRequest(
    `compare must be a day before ${dayText(from)}, where the period begins, not ${dayText(day)}`,
  );
}

function readFilters(query: Query): Filters {
  const filters: Partial<Record<Dimension, string[]>> = {};
  for (const dimension of DIMENSIONS) {
    const given = query[dimension];
    if (given === undefined) continue;
    const values = [...new Set((Array.isArray(given) ? given : [given]).map(String))];
    if (values.length > MOST_VALUES || values.some((value) => value.length > LONGEST_VALUE)) {
      throw new BadRequest(`${dimension} has too many or too long values`);
    }
    filters[dimension] = values;
  }
  return filters;
}

function readPageNumber(query: Query): number {
  const text = textOf(query, 'page') || '1';
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new BadRequest(`page must be a number from 1 on, not "${text.slice(0, 40)}"`);
  }
  return Number(text);
}

/** The parameters of a view that differ from the defaults. */
export function parametersOf(view: View): [name: string, value: string][] {
  const { period, from, to, compare, filters } = view;
  const days: [string, string][] =
    period === undefined
      ? [
          ['from', dayText(from)],
          ['to', dayText(to)],
        ]
      : unlessDefault('period', period);
  return [
    ...days,
    ...(compare === undefined ? [] : [['compare', dayText(compare)] as [string, string]]),
    ...unlessDefault('touch', view.touch),
    ...unlessDefault('window', view.window),
    ...DIMENSIONS.flatMap((dimension) =>
      (filters[dimension] ?? []).map((value): [string, string] => [dimension, value]),
    ),
    ...unlessDefault('metric', view.metric),
    ...unlessDefault('origin', view.origin),
    ...unlessDefault('client', view.client),
    ...unlessDefault('by', view.by),
    ...(view.split === undefined ? [] : [['split', view.split] as [string, string]]),
    ...unlessDefault('cell', view.cell),
    ...unlessDefault('sort', view.sort),
    ...(view.isAscending ? ([['order', 'up']] as [string, string][]) : []),
    ...unlessDefault('search', view.search),
    ...unlessDefault('page', view.page),
    ...unlessDefault('measure', view.measure),
    ...unlessDefault('cohort', view.cohort),
    ...(view.hasAllColumns ? ([['columns', 'all']] as [string, string][]) : []),
  ];
}

const unlessDefault = (name: keyof typeof DEFAULTS, value: string | number): [string, string][] =>
  value === DEFAULTS[name] ? [] : [[name, String(value)]];

/** The address of a view below a page's path. */
export function addressOf(
  path: string,
  view: View,
  { format, fragment }: { format?: 'csv' | 'json'; fragment?: string } = {},
): string {
  const parameters = [
    ...parametersOf(view),
    ...(format === undefined ? [] : [['format', format] as [string, string]]),
  ];
  const query = new URLSearchParams(parameters).toString();
  return `${path}${query === '' ? '' : `?${query}`}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Adds a filter value to the view, or removes it. */
export function toggleFilter(view: View, dimension: Dimension, value: string): View {
  const chosen = view.filters[dimension] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value];
  const { [dimension]: _before, ...others } = view.filters;
  const filters = values.length === 0 ? others : { ...others, [dimension]: values };
  return { ...view, filters, page: 1 };
}
