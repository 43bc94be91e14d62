import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { button, el } from './element.ts';
import { verifyTextsIn } from './texts/verify-texts.ts';
import { drawsFor, isBound, outcomeOf } from './verify-round.ts';

const given = new URLSearchParams(location.hash.slice(1));
const lang = given.get('lang') ?? (navigator.language.startsWith('th') ? 'th' : 'en');
const t = verifyTextsIn(lang);

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
  const matches = await isBound(serverSeed, fields.serverHash.input.value);
  const clientSeed = fields.clientSeed.input.value.trim();
  const draws = await drawsFor(serverSeed, clientSeed, Number(fields.nonce.input.value));
  outcome.replaceChildren(
    el('p', { class: matches ? 'good' : 'bad' }, matches ? t.matches : t.differs),
    el('p', {}, outcomeOf(t, kind.value as GameKind, draws, Number(fields.returnBps.input.value))),
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
