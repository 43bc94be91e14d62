import { nameKey } from '#shared/text/text.ts';
import type { Kysely } from 'kysely';
import {
  EMPTY_FUNNEL,
  readBreakdowns,
  readRobotsBy,
  type Funnel,
  type FunnelRow,
} from '#server/marketing/report/read-funnel.ts';
import { areHoursMissing } from '#server/marketing/events/fill-hours.ts';
import { comparedQuery, type ReportTime } from '#server/marketing/report/compared-query.ts';
import { isOfClient, type Dimension } from '#server/marketing/events/dimension.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import { sortRows } from '#server/marketing/report/sort-rows.ts';
import { usesHours } from '#server/marketing/report/hours.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

export interface TableRow {
  name: string;
  funnel: Funnel;
  /** Of the compared period. */
  before: Funnel;
  /** Undefined when unknown. */
  cost?: MinorUnits | undefined;
  /** By the values of the other dimension, when the table is crossed. */
  parts: ReadonlyMap<string, Funnel>;
  /** Of the compared period. */
  partsBefore: ReadonlyMap<string, Funnel>;
  /** Robots that landed, which are no visitors; undefined where the dimension is one of the client. */
  robots?: number | undefined;
}

export interface ReportTable {
  rows: TableRow[];
  /** Visitors from before an update are still being counted by hour. */
  areHoursMissing: boolean;
}

/** A table's rows that match the search, sorted. */
export async function readTable(
  db: Kysely<Tables>,
  view: View,
  time: ReportTime,
): Promise<ReportTable> {
  const { [view.by]: found } = await readBreakdowns(db, view, [view.by], view.split);
  const before = comparedQuery(view, time);
  const { [view.by]: earlier } = await readBreakdowns(db, before, [view.by], view.split);
  const [whole, wholeBefore] = [wholeRows(found), wholeRows(earlier)];
  const costs = isCostly(view.by) ? await readCosts(db, view, view.by) : undefined;
  const robots = isOfClient(view.by) ? undefined : await readRobotsBy(db, view, view.by);
  const search = nameKey(view.search);
  const names = new Set([...whole.keys(), ...(costs?.keys() ?? []), ...(robots?.keys() ?? [])]);
  const rows = [...names]
    .filter((name) => nameKey(name).includes(search))
    .map((name): TableRow => {
      const { funnel, parts } = whole.get(name) ?? NO_VISITORS;
      const previous = wholeBefore.get(name) ?? NO_VISITORS;
      return {
        name,
        funnel,
        before: previous.funnel,
        cost: costs?.get(name),
        parts,
        partsBefore: previous.parts,
        robots: robots && (robots.get(name) ?? 0),
      };
    });
  return {
    rows: sortRows(rows, view.sort, view.isAscending),
    areHoursMissing: usesHours(view) && (await areHoursMissing(db)),
  };
}

interface WholeRow {
  funnel: Funnel;
  parts: Map<string, Funnel>;
}

const NO_VISITORS = { funnel: EMPTY_FUNNEL, parts: new Map<string, Funnel>() };

function wholeRows(rows: readonly FunnelRow[]): Map<string, WholeRow> {
  const whole = new Map<string, WholeRow>();
  for (const { name, part, funnel } of rows)
    if (part === undefined) whole.set(name, { funnel, parts: new Map() });
  for (const { name, part, funnel } of rows)
    if (part !== undefined) whole.get(name)?.parts.set(part, funnel);
  return whole;
}

/** True for dimensions that costs are known by. */
export const isCostly = (by: Dimension): by is 'campaign' | 'source' =>
  by === 'campaign' || by === 'source';
