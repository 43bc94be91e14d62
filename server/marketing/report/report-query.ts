import { sql, type Kysely } from 'kysely';
import { STEPS, type StepId } from '#server/marketing/events/funnel.ts';
import { WINDOW_DAYS } from '#server/marketing/events/visitor.ts';
import { dayText } from '#server/core/market-day.ts';
import { percentile, type TimeCount } from '#server/marketing/events/install-times.ts';
import { chooseSums } from '#server/marketing/report/chosen-sums.ts';
import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import type { ReportRequest } from '#server/marketing/report/report-range.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { INSTALL_EVENT_NAMES, type InstallEventName } from '#shared/marketing/install-event.ts';

/** Visitors of one group who took each step. */
export type StepCounts = Record<StepId, number>;

export interface ReportRow {
  /** The referrer, campaign, client class or day; `total` for all. */
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
  /** Search engines, link previews and other robots that landed: not visitors, and counted nowhere else. */
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

interface TimeRow extends TimeCount {
  level: number;
  name: string;
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
/** The window that steps are counted in. */
const WINDOW = WINDOW_DAYS;
const COUNTS = sql.raw(
  STEPS.map(({ id }) => {
    const column = id === 'landed' ? id : `${id}_${WINDOW}`;
    return `coalesce(sum(${column}), 0)::bigint as "${id}"`;
  }).join(',\n'),
);

/** Counts the visitors who landed in a range, whenever they took the later steps. */
export async function readReport(
  db: Kysely<Tables>,
  request: ReportRequest,
  scope: CampaignScope,
): Promise<Report> {
  const { from, to, touch } = request;
  const { people, robots: isRobot } = await chooseSums(db, { filters: {}, scope });
  const inRange = sql`touch = ${touch} and day between ${from}::integer and ${to}::integer`;
  const named = sql`join install_origin_named as install_origin on install_origin.id = origin
    join install_client on install_client.id = client`;
  const counted = await sql<CountRow>`
    select ${GROUPING}, ${COUNTS} from install_sum ${named}
    where ${inRange} and ${people} ${BY_GROUP}`.execute(db);
  const robots = await sql<{ robots: string }>`
    select coalesce(sum(landed), 0)::bigint as robots from install_sum
    where ${inRange} and ${isRobot}`.execute(db);
  const events = await sql<{ name: string; visitors: string }>`
    select name, sum(visitors)::bigint as visitors from install_event_sum
    where ${inRange} and ${people} group by name`.execute(db);
  const timed = await sql<TimeRow>`
    select ${GROUPING}, seconds, sum(visitors)::bigint as visitors
    from install_time_sum ${named}
    where ${inRange} and ${people}
    group by grouping sets ((seconds), (referrer, seconds), (campaign, seconds), (ua_class, seconds), (day, seconds))
    having sum(visitors) > 0 order by seconds`.execute(db);
  return assemble(request, {
    counted: counted.rows,
    timed: timed.rows,
    robots: Number(robots.rows[0]?.robots ?? 0),
    events: new Map(events.rows.map(({ name, visitors }) => [name, Number(visitors)])),
  });
}

interface Read {
  counted: CountRow[];
  timed: TimeRow[];
  robots: number;
  /** Visitors by event name. */
  events: ReadonlyMap<string, number>;
}

function assemble(request: ReportRequest, { counted, timed, robots, events }: Read): Report {
  const keyOf = ({ level, name }: { level: number; name: string }) => `${level} ${name}`;
  const timesOf = new Map<string, TimeCount[]>();
  for (const row of timed) {
    const known = timesOf.get(keyOf(row));
    if (known) known.push(row);
    else timesOf.set(keyOf(row), [row]);
  }
  const toRow = (row: CountRow): ReportRow => {
    const times = timesOf.get(keyOf(row)) ?? [];
    return {
      name: row.name,
      counts: countsOf(row),
      medianSeconds: percentile(times, 0.5),
      p90Seconds: percentile(times, 0.9),
    };
  };
  const rowsOf = (group: Group): ReportRow[] =>
    counted.filter(({ level }) => level === LEVELS[group]).map(toRow);
  const total = counted.find(({ level }) => level === TOTAL_LEVEL) ?? NOBODY;
  return {
    ...request,
    total: toRow(total),
    robots,
    events: Object.fromEntries(
      INSTALL_EVENT_NAMES.map((name) => [name, events.get(name) ?? 0]),
    ) as Report['events'],
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

const countsOf = (row: CountRow): StepCounts =>
  Object.fromEntries(STEPS.map(({ id }) => [id, Number(row[id] ?? 0)])) as StepCounts;

/** Ties by name, so that the same visitors always give the same report. */
const byLandings = (one: ReportRow, other: ReportRow): number =>
  other.counts.landed - one.counts.landed ||
  other.counts.installed - one.counts.installed ||
  (one.name < other.name ? -1 : 1);
