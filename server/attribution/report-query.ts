import { sql, type Kysely } from 'kysely';
import { COUNTED, STEPS, type StepId } from '#server/attribution/event-bits.ts';
import { settledUntil } from '#server/attribution/settle.ts';
import { dayText } from '#server/market-day.ts';
import type { ReportRequest } from '#server/attribution/report-range.ts';
import type { Tables } from '#server/database/tables.ts';
import type { UaClass } from '#domain/install/attribution.ts';
import { INSTALL_EVENT_NAMES, type InstallEventName } from '#domain/install/install-event.ts';

/** Visitors of one group who took each step. */
export type StepCounts = Record<StepId, number>;

export interface ReportRow {
  /** The referrer, campaign, kind of client or day; `total` for all. */
  name: string;
  counts: StepCounts;
  /** Seconds from landing to install; null where nobody installed. */
  medianSeconds: number | null;
  p90Seconds: number | null;
}

export const GROUPS = ['referrer', 'campaign', 'client', 'day'] as const;
export type Group = (typeof GROUPS)[number];

export interface Report extends ReportRequest {
  total: ReportRow;
  /** Search engines, link previews and other robots that landed: no visitors, and counted nowhere else. */
  robots: number;
  /** Visitors with each event. */
  events: Record<InstallEventName, number>;
  /** Most landings first; days in order. */
  groups: Record<Group, ReportRow[]>;
}

interface CountRow extends Record<string, unknown> {
  level: number;
  name: string;
}

interface TimeRow {
  level: number;
  name: string;
  /** Null of nobody. */
  times: string[] | null;
}

/** `grouping(referrer, campaign, ua_class, day)`: a bit is 0 for the column that is grouped by. */
const LEVELS: Readonly<Record<Group, number>> = {
  referrer: 0b0111,
  campaign: 0b1011,
  client: 0b1101,
  day: 0b1110,
};
const TOTAL_LEVEL = 0b1111;

const GROUPING = sql.raw(`grouping(referrer, campaign, ua_class, day) as level,
  coalesce(referrer, campaign, ua_class, day::text, 'total') as name`);
const BY_GROUP = sql.raw(`group by grouping sets ((), (referrer), (campaign), (ua_class), (day))`);
const COUNTS = sql.raw(
  COUNTED.map(
    ({ id, bits }) =>
      `coalesce(sum(visitors) filter (where reached & ${bits} <> 0), 0)::bigint as "${id}"`,
  ).join(',\n'),
);

/** The kind of client that is nobody. */
const ROBOT: UaClass = 'bot';
const COUNTED_LANDINGS = sql.raw('coalesce(sum(visitors), 0)::bigint');

/**
 * Counts the visitors who landed in a range, whatever day they took a later step on. Settled days
 * are sums; of the open ones (about a month) the visitors are read.
 */
export async function readReport(db: Kysely<Tables>, request: ReportRequest): Promise<Report> {
  const { from, to, touch } = request;
  const settled = await settledUntil(db);
  const referrer = sql.ref(`${touch}_referrer`);
  const campaign = sql.ref(`${touch}_campaign`);
  const counted = await sql<CountRow>`
    with cell as (
      select day, referrer, campaign, ua_class, reached, visitors from install_cell
      where touch = ${touch} and day between ${from}::integer and least(${to}::integer, ${settled}::integer)
      union all
      select landed_day, ${referrer}, ${campaign}, ua_class, reached, count(*)
      from install_visitor
      where landed_day between greatest(${from}::integer, ${settled + 1}::integer) and ${to}::integer
      group by 1, 2, 3, 4, 5
    )
    select ${GROUPING}, ${COUNTS}, (select ${COUNTED_LANDINGS} from cell where ua_class = ${ROBOT}) as robots
    from cell where ua_class <> ${ROBOT} ${BY_GROUP}`.execute(db);
  const timed = await sql<TimeRow>`
    with visitor as (
      select landed_day as day, ${referrer} as referrer, ${campaign} as campaign, ua_class, install_ms
      from install_visitor
      where landed_day between ${from}::integer and ${to}::integer and install_ms is not null
        and ua_class <> ${ROBOT}
    )
    select ${GROUPING},
      percentile_disc(array[0.5, 0.9]) within group (order by install_ms)::bigint[]::text[] as times
    from visitor ${BY_GROUP}`.execute(db);
  return assemble(request, counted.rows, timed.rows);
}

function assemble(request: ReportRequest, counted: CountRow[], timed: TimeRow[]): Report {
  const keyOf = ({ level, name }: { level: number; name: string }) => `${level} ${name}`;
  const times = new Map(timed.map((row) => [keyOf(row), (row.times ?? []).map(toSeconds)]));
  const toRow = (row: CountRow): ReportRow => {
    const [medianSeconds = null, p90Seconds = null] = times.get(keyOf(row)) ?? [];
    return { name: row.name, counts: countsOf(row, STEP_IDS), medianSeconds, p90Seconds };
  };
  const rowsOf = (group: Group): ReportRow[] =>
    counted.filter(({ level }) => level === LEVELS[group]).map(toRow);
  const total = counted.find(({ level }) => level === TOTAL_LEVEL) ?? NOBODY;
  return {
    ...request,
    total: toRow(total),
    robots: Number(total['robots'] ?? 0),
    events: countsOf(total, INSTALL_EVENT_NAMES),
    groups: {
      referrer: rowsOf('referrer').toSorted(byLandings),
      campaign: rowsOf('campaign').toSorted(byLandings),
      client: rowsOf('client').toSorted(byLandings),
      day: rowsOf('day')
        .toSorted((one, other) => Number(one.name) - Number(other.name))
        .map((row) => ({ ...row, name: dayText(Number(row.name)) })),
    },
  };
}

const NOBODY: CountRow = { level: TOTAL_LEVEL, name: 'total' };
const STEP_IDS = STEPS.map(({ id }) => id);

const toSeconds = (ms: string): number => Math.round(Number(ms) / 1000);

const countsOf = <Id extends string>(row: CountRow, ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, Number(row[id] ?? 0)])) as Record<Id, number>;

/** Equal ones by name, so that the same visitors always give the same report. */
const byLandings = (one: ReportRow, other: ReportRow): number =>
  other.counts.landed - one.counts.landed ||
  other.counts.installed - one.counts.installed ||
  (one.name < other.name ? -1 : 1);
