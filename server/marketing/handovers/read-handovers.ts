import { sql, type Kysely, type RawBuilder } from 'kysely';
import { chooseSums, joinWords } from '#server/marketing/report/chosen-sums.ts';
import { comparedQuery, type ReportTime } from '#server/marketing/report/compared-query.ts';
import { EMPTY_FUNNEL, readBreakdowns, type Funnel } from '#server/marketing/report/read-funnel.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

/** Visitors in an app's web view, or a browser, that hands over to another browser. */
export interface Handing {
  landed: number;
  /** Saw the offer to open another browser. */
  offered: number;
  agreed: number;
}

export const HANDING_NUMBERS = [
  'landed',
  'offered',
  'agreed',
] as const satisfies readonly (keyof Handing)[];

export const NOBODY_HANDED: Handing = { landed: 0, offered: 0, agreed: 0 };

/** One path from an app or browser to an install. */
export interface Handover {
  /** The app or browser that hands over. */
  name: string;
  handing: Handing;
  /** Visitors who arrived in the other browser. */
  arrived: Funnel;
  handingBefore: Handing;
  arrivedBefore: Funnel;
}

export interface Handovers {
  /** Most visitors who handed over, or were handed over, first. */
  rows: Handover[];
}

/** The popup asks to open Chrome; on an iPhone, the hint in a web view asks to open Safari. */
const OFFERED = handsOver(['chrome_popup_shown'], ['ios_hint_shown']);
const AGREED = handsOver(['chrome_popup_opened'], ['ios_hint_done']);

/** A condition on events: those that always hand over, and those that do in a web view only. */
function handsOver(
  anywhere: readonly InstallEventName[],
  inApp: readonly InstallEventName[],
): RawBuilder<boolean> {
  return sql`(name in (${sql.join([...anywhere])})
    or client_word.in_app <> '' and name in (${sql.join([...inApp])}))`;
}

/**
 * Reads the paths over two browsers, by what handed over. The two visits are counted by their own days, as two
 * copies of the app: who opens another browser days later arrives on another day.
 */
export async function readHandovers(
  db: Kysely<Tables>,
  view: View,
  time: ReportTime,
): Promise<Handovers> {
  const previous = comparedQuery(view, time);
  const [handing, arrived] = await readPaths(db, view);
  const [handingBefore, arrivedBefore] = await readPaths(db, previous);
  const names = new Set([...handing.keys(), ...arrived.keys()]);
  const rows = [...names].map((name): Handover => ({
    name,
    handing: handing.get(name) ?? NOBODY_HANDED,
    arrived: arrived.get(name) ?? EMPTY_FUNNEL,
    handingBefore: handingBefore.get(name) ?? NOBODY_HANDED,
    arrivedBefore: arrivedBefore.get(name) ?? EMPTY_FUNNEL,
  }));
  return { rows: rows.toSorted(byVisitors) };
}

const visitorsOf = ({ handing, arrived }: Handover): number => handing.landed + arrived.landed;

const byVisitors = (one: Handover, other: Handover): number =>
  visitorsOf(other) - visitorsOf(one) || (one.name < other.name ? -1 : 1);

async function readPaths(db: Kysely<Tables>, query: FunnelQuery) {
  const { handover } = await readBreakdowns(db, query, ['handover']);
  const arrived = new Map(
    handover.filter(({ name }) => name !== '').map(({ name, funnel }) => [name, funnel]),
  );
  return [await readHanding(db, query), arrived] as const;
}

/** The name of what hands over: a web view by its app. */
const NAME = sql<string>`coalesce(nullif(client_word.in_app, ''), client_word.browser)`;

async function readHanding(
  db: Kysely<Tables>,
  query: FunnelQuery,
): Promise<ReadonlyMap<string, Handing>> {
  const { touch, from, to, filters, scope } = query;
  const { people } = await chooseSums(db, { filters, scope });
  const visitorsWith = (condition: RawBuilder<boolean>): RawBuilder<unknown> =>
    sql`coalesce(sum(visitors) filter (where ${condition}), 0)::bigint`;
  const { rows } = await sql<Record<keyof Handing, string> & { name: string }>`
    select ${NAME} as name, ${visitorsWith(sql`name = 'landing'`)} as landed,
      ${visitorsWith(OFFERED)} as offered, ${visitorsWith(AGREED)} as agreed
    from install_event_sum ${joinWords(['app'])}
    where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${people}
    group by 1 having sum(visitors) filter (where ${OFFERED} or ${AGREED}) > 0`.execute(db);
  return new Map(
    rows.map(({ name, landed, offered, agreed }) => [
      name,
      { landed: Number(landed), offered: Number(offered), agreed: Number(agreed) },
    ]),
  );
}
