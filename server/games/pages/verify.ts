import { blockText, drawsOf, type Draws } from '#server/games/rules/draws.ts';
import { drawCards } from '#server/games/rules/cards.ts';
import { drawDuel } from '#server/games/rules/duel.ts';
import { GAME_KINDS, KIND_TITLES, type GameKind } from '#server/games/rules/kinds.ts';
import { drawMatch } from '#server/games/rules/match.ts';
import { drawStops, readStops, REELS_TABLES } from '#server/games/rules/reels.ts';
import { drawBreak } from '#server/games/rules/rise.ts';
import { cardName } from './card-face.ts';
import { button, el } from './element.ts';

/** Enough for any round. The server's stream is endless; this one is computed beforehand. */
const BLOCKS = 16;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function drawsFor(serverSeed: string, clientSeed: string, nonce: number): Promise<Draws> {
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

function outcomeOf(kind: GameKind, draws: Draws, returnBps: number): string {
  switch (kind) {
    case 'reels': {
      const stops = drawStops(draws);
      const [table] = REELS_TABLES;
      const window = table ? readStops(stops, table).window : [];
      const columns = window.map((column) => column.join(' '));
      return `Reels stop at ${stops.join(', ')}; symbols ${columns.join(' | ')}`;
    }
    case 'cards': {
      const cards = drawCards(draws).map(cardName);
      return `Dealt ${cards.slice(0, 5).join(' ')}; next in the deck ${cards.slice(5).join(' ')}`;
    }
    case 'duel': {
      const [dragon, tiger] = drawDuel(draws);
      return `Dragon ${cardName(dragon)}, tiger ${cardName(tiger)}`;
    }
    case 'match': {
      const { home, away } = drawMatch(draws);
      const minutes = (goals: readonly number[]) =>
        goals.length === 0 ? 'no goal' : `goals in ${goals.join(', ')}`;
      return `${home.length}–${away.length}; home ${minutes(home)}; away ${minutes(away)}`;
    }
    case 'fishing':
      return `Catches fish that pay up to ${pointOf(draws, returnBps)}×`;
    case 'rise':
      return `Breaks at ${pointOf(draws, returnBps)}×`;
  }
}

const pointOf = (draws: Draws, returnBps: number): string =>
  Number(`${drawBreak(draws, returnBps)}e-2`).toFixed(2);

const given = new URLSearchParams(location.hash.slice(1));
const field = (name: string, label: string, otherwise = '') => {
  const input = el('input', {
    id: name,
    value: given.get(name) ?? otherwise,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  return { input, row: el('div', {}, el('label', { for: name }, label), input) };
};

const kind = el(
  'select',
  { id: 'kind' },
  ...GAME_KINDS.map((value) => el('option', { value }, KIND_TITLES[value])),
);
kind.value = given.get('kind') ?? GAME_KINDS[0];
const fields = {
  serverSeed: field('serverSeed', 'Server seed (revealed)'),
  serverHash: field('serverHash', 'Fingerprint shown before'),
  clientSeed: field('clientSeed', 'Your seed'),
  nonce: field('nonce', 'Round number', '1'),
  returnBps: field('returnBps', 'Return in hundredths of a percent (rise and fishing)', '9650'),
};
const outcome = el('div', { role: 'status', class: 'outcome' });

async function check(): Promise<void> {
  const serverSeed = fields.serverSeed.input.value.trim();
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes(serverSeed)));
  const isBound = hash === fields.serverHash.input.value.trim().toLowerCase();
  const clientSeed = fields.clientSeed.input.value.trim();
  const draws = await drawsFor(serverSeed, clientSeed, Number(fields.nonce.input.value));
  outcome.replaceChildren(
    el(
      'p',
      { class: isBound ? 'good' : 'bad' },
      isBound
        ? 'The server seed has the fingerprint that was shown before.'
        : 'The fingerprint is not that of this server seed.',
    ),
    el('p', {}, outcomeOf(kind.value as GameKind, draws, Number(fields.returnBps.input.value))),
  );
}

document.querySelector('#game')?.replaceChildren(
  el('h1', {}, 'Check a round'),
  el(
    'p',
    {},
    'This page draws a round again, on this device. HMAC-SHA256 with the server seed as key over "your seed:round number:block" gives the numbers; SHA-256 of the server seed is its fingerprint.',
  ),
  el('div', {}, el('label', { for: 'kind' }, 'Game'), kind),
  ...Object.values(fields).map(({ row }) => row),
  button('Check', 'action', () => void check()),
  outcome,
);
document.querySelector('#game')?.removeAttribute('aria-busy');
if (fields.serverSeed.input.value !== '') void check();
