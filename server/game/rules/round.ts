/** One round of any game: from the draw to what is stored, shown and paid. */
import { multiply, scaleDown, type MinorUnits } from '#shared/money/money.ts';
import {
  CARDS_TABLES,
  drawCards,
  drawHand,
  HAND_SIZE,
  HANDS,
  rankHand,
  type Card,
} from './cards.ts';
import type { Draws } from './draws.ts';
import { DUEL_TABLES, drawDuel, duelPays, duelWinner, type DuelPick } from './duel.ts';
import { FISH, isCaught, type Fish } from './fishing.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import type { Terms } from './kinds.ts';
import { drawMatch, isMatchWon, MATCH_TABLES, type MatchGoals, type MatchPick } from './match.ts';
import { drawStops, readStops, REELS_TABLES } from './reels.ts';
import {
  drawBreak,
  endsAfter,
  HIGHEST,
  isPaidAt,
  LEAST_OUT,
  multiplierAfter,
  type Hundredths,
} from './rise.ts';

/** The stored data that decides a round. Never send it as it is. */
export type RoundDetail =
  | { kind: 'reels'; tableId: string; stops: number[] }
  | { kind: 'cards'; tableId: string; cards: number[]; held: boolean[] | null }
  | { kind: 'duel'; tableId: string; pick: DuelPick; cards: [Card, Card] }
  | ({ kind: 'match'; tableId: string; pick: MatchPick } & MatchGoals)
  | { kind: 'fishing'; returnBps: number; pick: Fish; point: number }
  | {
      kind: 'rise';
      returnBps: number;
      point: number;
      startedAt: number;
      autoAt: number | null;
      /** Where it was cashed out; 0 when it broke, null while it rises. */
      outAt: number | null;
    };

/** A round that is over has a win, which may be 0; an open one has null. */
export interface RoundStep {
  detail: RoundDetail;
  win: MinorUnits | null;
  /** When it ends automatically, epoch milliseconds; null when it waits for the player. */
  dueAt: number | null;
}

export interface RoundStart {
  bet: MinorUnits;
  autoAt: number | null;
  /** The choice of the bet, valid by `takesPick`. */
  pick: string | null;
  now: number;
}

/** Kinds whose rounds may wait for the player. Those of others are over as soon as they are drawn. */
export const OPEN_KINDS: ReadonlySet<GameKind> = new Set(['cards', 'rise']);

export function openRound(
  kind: GameKind,
  terms: Terms,
  draws: Draws,
  { bet, autoAt, pick, now }: RoundStart,
): RoundStep {
  const { tableId, returnBps } = terms;
  switch (kind) {
    case 'reels': {
      const stops = drawStops(draws);
      const { pays } = readStops(stops, reelsTable(tableId));
      return over({ kind, tableId, stops }, multiply(lineBet(bet), pays));
    }
    case 'cards': {
      const cards = drawCards(draws);
      return { detail: { kind, tableId, cards, held: null }, win: null, dueAt: null };
    }
    case 'duel':
    case 'match':
    case 'fishing': {
      const detail = openPicked(kind, terms, draws, pick);
      return over(detail, scaleDown(bet, pickedPays(detail)));
    }
    case 'rise': {
      const point = drawBreak(draws, returnBps);
      const detail = { kind, returnBps, point, startedAt: now, autoAt, outAt: null } as const;
      const dueAt = now + endsAfter(point, autoAt);
      return riseAt({ detail, win: null, dueAt }, bet, now);
    }
  }
}

const over = (detail: RoundDetail, win: MinorUnits): RoundStep => ({ detail, win, dueAt: null });

/** Rounds of one bet on one pick, over as soon as they are drawn. */
type PickedDetail = Extract<RoundDetail, { kind: 'duel' | 'match' | 'fishing' }>;

function openPicked(
  kind: PickedDetail['kind'],
  { tableId, returnBps }: Terms,
  draws: Draws,
  pick: string | null,
): PickedDetail {
  switch (kind) {
    case 'duel':
      return { kind, tableId, pick: pick as DuelPick, cards: drawDuel(draws) };
    case 'match':
      return { kind, tableId, pick: pick as MatchPick, ...drawMatch(draws) };
    case 'fishing':
      return { kind, returnBps, pick: pick as Fish, point: drawBreak(draws, returnBps) };
  }
}

/** Payout of the bet, in hundredths of it. */
function pickedPays(detail: PickedDetail): Hundredths {
  switch (detail.kind) {
    case 'duel':
      return duelPays(duelTable(detail.tableId), detail.pick, detail.cards);
    case 'match': {
      const { pick, home, away, tableId } = detail;
      return isMatchWon(pick, home.length, away.length) ? matchTable(tableId).odds[pick] : 0;
    }
    case 'fishing':
      return isCaught(detail.point, detail.pick) ? FISH[detail.pick] : 0;
  }
}

/** Line pays are in tenths of the bet, as there are ten lines; a tenth is 10 hundredths. */
const A_TENTH = 10;
const lineBet = (bet: MinorUnits): MinorUnits => scaleDown(bet, A_TENTH);

/** Replaces the cards that are not held. @throws RangeError when this is no open round of cards */
export function drawRound(
  detail: RoundDetail,
  bet: MinorUnits,
  held: readonly boolean[],
): RoundStep {
  if (detail.kind !== 'cards' || held.length !== HAND_SIZE) throw new RangeError('no draw here');
  const rank = rankHand(drawHand(detail.cards, held));
  const pays = cardsTable(detail.tableId).pays[rank] ?? 0;
  return { detail: { ...detail, held: [...held] }, win: multiply(bet, pays), dueAt: null };
}

/** Ends a rising round that is due; any other does not change. */
export function riseAt(step: RoundStep, bet: MinorUnits, now: number): RoundStep {
  const { detail, win, dueAt } = step;
  if (detail.kind !== 'rise' || win !== null || dueAt === null || now < dueAt) return step;
  const out = detail.autoAt ?? HIGHEST;
  const outAt = isPaidAt(detail.point, out) ? out : 0;
  return { detail: { ...detail, outAt }, win: scaleDown(bet, outAt), dueAt: null };
}

/** Cashes out now, or ends a due round as `riseAt` does; unchanged when it is too early. */
export function cashOut(step: RoundStep, bet: MinorUnits, now: number): RoundStep {
  const ended = riseAt(step, bet, now);
  const { detail } = ended;
  if (detail.kind !== 'rise' || ended.win !== null) return ended;
  const outAt = multiplierAfter(now - detail.startedAt);
  if (outAt < LEAST_OUT) return ended;
  return { detail: { ...detail, outAt }, win: scaleDown(bet, outAt), dueAt: null };
}

/**
 * The player's target in hundredths of the bet: the actual or planned cash-out, or what the pick pays. Null
 * where there is nothing to choose.
 */
export function outOf(detail: RoundDetail): Hundredths | null {
  switch (detail.kind) {
    case 'reels':
    case 'cards':
      return null;
    case 'duel': {
      const { side, tie } = duelTable(detail.tableId);
      return detail.pick === 'tie' ? tie : side;
    }
    case 'match':
      return matchTable(detail.tableId).odds[detail.pick];
    case 'fishing':
      return FISH[detail.pick];
    case 'rise': {
      const { outAt, autoAt } = detail;
      return outAt === null || outAt === 0 ? autoAt : outAt;
    }
  }
}

/** The public view of a round: without undealt cards and without the breaking point. */
export function viewOf({ detail, win }: Pick<RoundStep, 'detail' | 'win'>) {
  switch (detail.kind) {
    case 'reels':
      return {
        kind: detail.kind,
        stops: detail.stops,
        ...readStops(detail.stops, reelsTable(detail.tableId)),
      };
    case 'cards': {
      const { cards, held, kind } = detail;
      const hand = held ? drawHand(cards, held) : cards.slice(0, HAND_SIZE);
      return { kind, dealt: cards.slice(0, HAND_SIZE), hand, held, rank: HANDS[rankHand(hand)] };
    }
    case 'duel': {
      const { kind, pick, cards } = detail;
      return { kind, pick, cards, winner: duelWinner(cards) };
    }
    case 'match': {
      const { kind, pick, home, away } = detail;
      return { kind, pick, home, away, isWon: isMatchWon(pick, home.length, away.length) };
    }
    case 'fishing': {
      const { kind, returnBps, pick, point } = detail;
      return { kind, returnBps, pick, point, isCaught: isCaught(point, pick) };
    }
    case 'rise': {
      const { kind, returnBps, point, startedAt, autoAt, outAt } = detail;
      return { kind, returnBps, startedAt, autoAt, outAt, point: win === null ? null : point };
    }
  }
}
export type RoundView = ReturnType<typeof viewOf>;

/** @throws RangeError when there is no table of this id */
function byId<Table extends { id: string }>(tables: readonly Table[], id: string): Table {
  const table = tables.find((one) => one.id === id);
  if (!table) throw new RangeError(`no pay table ${id}`);
  return table;
}

export const reelsTable = (id: string) => byId(REELS_TABLES, id);
export const cardsTable = (id: string) => byId(CARDS_TABLES, id);
export const duelTable = (id: string) => byId(DUEL_TABLES, id);
export const matchTable = (id: string) => byId(MATCH_TABLES, id);
