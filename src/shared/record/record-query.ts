/** The player's query for records, stored in the URL (spec §2 `/record/transaction`). */
import { DAY_MS, epochMs, type EpochMs, type Milliseconds } from '#shared/time/duration.ts';
import { oneIn, textIn, wholeIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';
import type { GameId } from '#shared/game/game.ts';
import { dayBegin, dayOf, readDay, type DayText } from './market-day.ts';
import {
  DEPOSIT_STATES,
  MOVEMENT_KINDS,
  RECORD_TABS,
  WITHDRAWAL_STATES,
  type DepositState,
  type MovementKind,
  type RecordItem,
  type RecordTab,
  type WithdrawalState,
} from './record-item.ts';

/** `week` and `month` are the last 7 and 30 days, including today. */
export const RECORD_RANGES = ['today', 'week', 'month', 'own'] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];

export type RecordState = DepositState | WithdrawalState;

/** Contains only what was chosen, so that the URL stays short; no tab means `all`. */
export interface RecordQuery {
  readonly tab?: Exclude<RecordTab, 'all'>;
  /** For movements. */
  readonly kind?: MovementKind;
  /** For deposits and withdrawals. */
  readonly state?: RecordState;
  readonly range?: RecordRange;
  /** First and last day of the range `own`; one of them may be open. */
  readonly from?: DayText;
  readonly to?: DayText;
  /** For rounds. */
  readonly game?: GameId;
  readonly provider?: number;
}

/** The filter for the server: a query with its days as moments. */
export interface RecordFilter {
  readonly tab: RecordTab;
  readonly kind?: MovementKind;
  readonly state?: RecordState;
  /** From `from` (inclusive) to `before` (exclusive). */
  readonly from?: EpochMs;
  readonly before?: EpochMs;
  readonly game?: GameId;
  readonly provider?: number;
}

/** Parses a query of a URL; what does not apply to its tab is omitted. */
export function readRecordQuery(search: SearchParams): RecordQuery {
  const tab = oneIn(RECORD_TABS, search['tab']) ?? 'all';
  const isRounds = tab === 'rounds';
  const kind = tab === 'all' ? oneIn(MOVEMENT_KINDS, search['kind']) : undefined;
  const state = oneIn(statesOf(tab), search['state']);
  const game = isRounds ? wholeIn(search['game']) : undefined;
  const provider = isRounds ? wholeIn(search['provider']) : undefined;
  return {
    ...(tab !== 'all' && { tab }),
    ...(kind !== undefined && { kind }),
    ...(state !== undefined && { state }),
    ...readRange(search),
    ...(game !== undefined && { game }),
    ...(provider !== undefined && { provider }),
  };
}

/** The possible states of a tab's records. */
export function statesOf(tab: RecordTab): readonly RecordState[] {
  switch (tab) {
    case 'deposits':
      return DEPOSIT_STATES;
    case 'withdrawals':
      return WITHDRAWAL_STATES;
    case 'all':
    case 'rounds':
      return [];
  }
}

function readRange(search: SearchParams): Partial<RecordQuery> {
  const range = oneIn(RECORD_RANGES, search['range']);
  if (range === undefined) return {};
  if (range !== 'own') return { range };
  const from = readDay(textIn(search['from']));
  const to = readDay(textIn(search['to']));
  // Two days in the wrong order still mean the range between them.
  if (from !== undefined && to !== undefined && from > to) return { range, from: to, to: from };
  return { range, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Number of set filters, without the tab. */
export function countFilters({ kind, state, range, game, provider }: RecordQuery): number {
  return [kind, state, range, game, provider].filter((part) => part !== undefined).length;
}

/** Switches the tab and retains the days; the other filters belong to the previous tab. */
export function withTab({ range, from, to }: RecordQuery, tab: RecordTab): RecordQuery {
  return {
    ...(tab !== 'all' && { tab }),
    ...(range !== undefined && { range }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** Retains only the tab. */
export const withoutFilters = ({ tab }: RecordQuery): RecordQuery =>
  tab === undefined ? {} : { tab };

const RANGE_DAYS = { today: 1, week: 7, month: 30 } as const;

/**
 * Converts a query for the server.
 * @param ahead the market's offset from UTC: its days begin at its own midnight
 */
export function filterOf(query: RecordQuery, now: EpochMs, ahead: Milliseconds): RecordFilter {
  const { tab = 'all', kind, state, game, provider } = query;
  return {
    tab,
    ...(kind !== undefined && { kind }),
    ...(state !== undefined && { state }),
    ...momentsOf(query, now, ahead),
    ...(game !== undefined && { game }),
    ...(provider !== undefined && { provider }),
  };
}

function momentsOf(
  { range, from, to }: RecordQuery,
  now: EpochMs,
  ahead: Milliseconds,
): Pick<RecordFilter, 'from' | 'before'> {
  if (range === undefined) return {};
  if (range !== 'own') {
    const today = dayBegin(dayOf(now, ahead), ahead);
    return { from: epochMs(today - (RANGE_DAYS[range] - 1) * DAY_MS) };
  }
  return {
    ...(from !== undefined && { from: dayBegin(from, ahead) }),
    ...(to !== undefined && { before: epochMs(dayBegin(to, ahead) + DAY_MS) }),
  };
}

/** True when a filter matches its whole tab. */
export const isWholeTab = (filter: RecordFilter): boolean => Object.keys(filter).length === 1;

/**
 * Filters stored records as the server would.
 * @param providerOf the provider of a game; undefined when the game is unknown
 */
export function filterStored(
  items: readonly RecordItem[],
  { kind, state, from, before, game, provider }: RecordFilter,
  providerOf: (game: GameId) => number | undefined,
): readonly RecordItem[] {
  return items.filter(
    (item) =>
      (from === undefined || item.time >= from) &&
      (before === undefined || item.time < before) &&
      (kind === undefined || (item.tab === 'all' && item.kind === kind)) &&
      (state === undefined || ('state' in item && item.state === state)) &&
      (game === undefined || (item.tab === 'rounds' && item.gameId === game)) &&
      (provider === undefined || (item.tab === 'rounds' && providerOf(item.gameId) === provider)),
  );
}
