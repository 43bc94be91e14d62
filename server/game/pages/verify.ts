import { blockText, drawsOf, type Draws } from '#server/game/rules/draws.ts';
import { drawCards } from '#server/game/rules/cards.ts';
import { drawDuel } from '#server/game/rules/duel.ts';
import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { drawMatch } from '#server/game/rules/match.ts';
import { drawStops, readStops, REELS_TABLES } from '#server/game/rules/reels.ts';
import { drawBreak } from '#server/game/rules/rise.ts';
import { cardName } from './card-face.ts';
import { button, el } from './element.ts';
import { verifyTextsIn } from './texts/verify-texts.ts';

const given = new URLSearchParams(location.hash.slice(1));
const lang = given.get('lang') ?? (navigator.language.startsWith('th') ? 'th' : 'en');
const t = verifyTextsIn(lang);

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
  ...GAME_KINDS.map((value) => el('option', { value }, t.kinds[value])),
);
kind.value = given.get('kind') ?? GAME_KINDS[0];
const fields = {
  serverSeed: field('serverSeed', t.serverSeed),
  serverHash: field('serverHash', t.serverHash),
  clientSeed: field('clientSeed', t.clientSeed),
  nonce: field('nonce', t.nonce, '1'),
  returnBps: field('returnBps', t.returnBps, '9650'),
};
const outcome = el('div', { role: 'status', class: 'outcome' });

async function check(): Promise<void> {
  const serverSeed = fields.serverSeed.input.value.trim();
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes(serverSeed)));
  const isBound = hash === fields.serverHash.input.value.trim().toLowerCase();
  const clientSeed = fields.clientSeed.input.value.trim();
  const draws = await drawsFor(serverSeed, clientSeed, Number(fields.nonce.input.value));
  outcome.replaceChildren(
    el('p', { class: isBound ? 'good' : 'bad' }, isBound ? t.matches : t.differs),
    el('p', {}, outcomeOf(kind.value as GameKind, draws, Number(fields.returnBps.input.value))),
  );
}

document.documentElement.lang = lang;
document.title = t.title;
document.querySelector('#game')?.replaceChildren(
  el('h1', {}, t.title),
  el('p', {}, t.intro),
  el('div', {}, el('label', { for: 'kind' }, t.game), kind),
  ...Object.values(fields).map(({ row }) => row),
  button(t.check, 'action', () => void check()),
  outcome,
);
document.querySelector('#game')?.removeAttribute('aria-busy');
if (fields.serverSeed.input.value !== '') void check();
