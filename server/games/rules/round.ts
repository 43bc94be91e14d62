/** One round of any of the three games: from chance to what is kept, shown and paid. */
import { multiply, scaleDown, type MinorUnits } from '#domain/money.ts';
import { CARDS_TABLES, drawCards, drawHand, HAND_SIZE, HANDS, rankHand } from './cards.ts';
import type { Draws } from './draws.ts';
import type { GameKind, Terms } from './kinds.ts';
import { drawStops, readStops, REELS_TABLES } from './reels.ts';
import { drawBreak, endsAfter, HIGHEST, isPaidAt, LEAST_OUT, multiplierAfter } from './rise.ts';

/** What is kept of a round: everything that decides it. Never shown as it is. */
export type RoundDetail =
  | { kind: 'reels'; tableId: string; stops: number[] }
  | { kind: 'cards'; tableId: string; cards: number[]; held: boolean[] | null }
  | {
      kind: 'rise';
      returnBps: number;
      point: number;
      startedAt: number;
      autoAt: number | null;
      /** Where it was cashed out; 0 when it broke, null while it rises. */
      outAt: number | null;
    };

/** A round that is over has a win, which may be 0; one that goes on has none. */
export interface RoundStep {
  detail: RoundDetail;
  win: MinorUnits | null;
  /** When it ends by itself, epoch milliseconds; null when it waits for the player. */
  dueAt: number | null;
}

export interface RoundWish {
  bet: MinorUnits;
  autoAt: number | null;
  now: number;
}

/** Starts a round. */
export function openRound(
  kind: GameKind,
  terms: Terms,
  draws: Draws,
  { bet, autoAt, now }: RoundWish,
): RoundStep {
  if (kind === 'reels') {
    const detail = { kind, tableId: terms.tableId, stops: drawStops(draws) } as const;
    const { pays } = readStops(detail.stops, reelsTable(terms.tableId));
    return { detail, win: multiply(lineBet(bet), pays), dueAt: null };
  }
  if (kind === 'cards') {
    const cards = drawCards(draws);
    return {
      detail: { kind, tableId: terms.tableId, cards, held: null },
      win: null,
      dueAt: null,
    };
  }
  const { returnBps } = terms;
  const point = drawBreak(draws, returnBps);
  const detail = { kind, returnBps, point, startedAt: now, autoAt, outAt: null } as const;
  const dueAt = now + endsAfter(point, autoAt);
  return riseAt({ detail, win: null, dueAt }, bet, now);
}

/** What a line pays is counted in tenths of the bet, as there are ten lines; 10 hundredths. */
const A_TENTH = 10;
const lineBet = (bet: MinorUnits): MinorUnits => scaleDown(bet, A_TENTH);

/** Draws the cards that are not held. @throws RangeError when this is no open round of cards */
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

/** Ends a rising round whose time has come; any other stays as it is. */
export function riseAt(step: RoundStep, bet: MinorUnits, now: number): RoundStep {
  const { detail, win, dueAt } = step;
  if (detail.kind !== 'rise' || win !== null || dueAt === null || now < dueAt) return step;
  const out = detail.autoAt ?? HIGHEST;
  const outAt = isPaidAt(detail.point, out) ? out : 0;
  return { detail: { ...detail, outAt }, win: scaleDown(bet, outAt), dueAt: null };
}

/** Cashes out now, or ends as `riseAt` when the time has come; unchanged when it is too early. */
export function cashOut(step: RoundStep, bet: MinorUnits, now: number): RoundStep {
  const ended = riseAt(step, bet, now);
  const { detail } = ended;
  if (detail.kind !== 'rise' || ended.win !== null) return ended;
  const outAt = multiplierAfter(now - detail.startedAt);
  if (outAt < LEAST_OUT) return ended;
  return { detail: { ...detail, outAt }, win: scaleDown(bet, outAt), dueAt: null };
}

/** Where a round was cashed out, or was to be, in hundredths; null where there is no cashing out. */
export function outOf(detail: RoundDetail): number | null {
  if (detail.kind !== 'rise') return null;
  const { outAt, autoAt } = detail;
  return outAt === null || outAt === 0 ? autoAt : outAt;
}

/** What a player may see of a round: never a card that is not dealt, nor where it will break. */
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
    case 'rise': {
      const { kind, returnBps, point, startedAt, autoAt, outAt } = detail;
      return { kind, returnBps, startedAt, autoAt, outAt, point: win === null ? null : point };
    }
  }
}
export type RoundView = ReturnType<typeof viewOf>;

export function reelsTable(id: string) {
  const table = REELS_TABLES.find((one) => one.id === id);
  if (!table) throw new RangeError(`no reels table ${id}`);
  return table;
}

export function cardsTable(id: string) {
  const table = CARDS_TABLES.find((one) => one.id === id);
  if (!table) throw new RangeError(`no cards table ${id}`);
  return table;
}
