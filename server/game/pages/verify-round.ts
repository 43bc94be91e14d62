/** Repeats a round from its seeds, with the browser's own cryptography. */
import type { GameKind } from '#server/core/database/game-kind.ts';
import { drawCards } from '#server/game/rules/cards.ts';
import { blockText, drawsOf, type Draws } from '#server/game/rules/draws.ts';
import { drawDuel } from '#server/game/rules/duel.ts';
import { drawMatch } from '#server/game/rules/match.ts';
import { drawStops, readStops, REELS_TABLES } from '#server/game/rules/reels.ts';
import { drawBreak } from '#server/game/rules/rise.ts';
import { cardName } from './card-face.ts';
import type { VerifyTexts } from './texts/verify-texts.ts';

/** Enough for any round. The server's stream is endless; this one is computed beforehand. */
const BLOCKS = 16;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The round's random draws. Needs a secure context. */
export async function drawsFor(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
): Promise<Draws> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(serverSeed), algorithm, false, ['sign']);
  const blocks = await Promise.all(
    Array.from({ length: BLOCKS }, async (_, block) => {
      const text = bytes(blockText(clientSeed, nonce, block));
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
    }),
  );
  return drawsOf((index) => {
    const block = blocks[index];
    if (!block) throw new RangeError('the round needs more chance than this page made');
    return block;
  });
}

/** Describes what the draws decide. @param returnBps of games whose odds depend on it */
export function outcomeOf(t: VerifyTexts, kind: GameKind, draws: Draws, returnBps: number): string {
  switch (kind) {
    case 'reels': {
      const stops = drawStops(draws);
      const [table] = REELS_TABLES;
      const window = table ? readStops(stops, table).window : [];
      const columns = window.map((column) => column.join(' '));
      return t.reels(stops.join(', '), columns.join(' | '));
    }
    case 'cards': {
      const cards = drawCards(draws).map(cardName);
      return t.cards(cards.slice(0, 5).join(' '), cards.slice(5).join(' '));
    }
    case 'duel': {
      const [dragon, tiger] = drawDuel(draws);
      return t.duel(cardName(dragon), cardName(tiger));
    }
    case 'match': {
      const { home, away } = drawMatch(draws);
      const minutes = (goals: readonly number[]) =>
        goals.length === 0 ? t.noGoal : t.goals(goals.join(', '));
      return t.match(`${home.length}–${away.length}`, minutes(home), minutes(away));
    }
    case 'fishing':
      return t.fishing(`${pointOf(draws, returnBps)}×`);
    case 'rise':
      return t.rise(`${pointOf(draws, returnBps)}×`);
  }
}

const pointOf = (draws: Draws, returnBps: number): string =>
  Number(`${drawBreak(draws, returnBps)}e-2`).toFixed(2);

/** True when the hash that was shown before the round is that of the server seed. */
export async function isBound(serverSeed: string, serverHash: string): Promise<boolean> {
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes(serverSeed)));
  return hash === serverHash.trim().toLowerCase();
}
