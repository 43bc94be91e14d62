import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { button, el } from './element.ts';
import { verifyTextsIn } from './texts/verify-texts.ts';
import { shareRound } from './share-round.ts';
import { verifyAddress } from './verify-address.ts';
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

type Field = keyof typeof fields;
const valueOf = (name: Field): string => fields[name].input.value.trim();

/** Longer is no name of a game and no amount. */
const LONGEST = 60;

/** What the game recorded of the round that the address names; of any other round it is not known. */
function recorded(name: 'game' | 'bet' | 'win'): string {
  const names = Object.keys(fields) as Field[];
  const isGiven = names.every((one) => !given.has(one) || given.get(one) === valueOf(one));
  return isGiven ? (given.get(name) ?? '').slice(0, LONGEST) : '';
}

async function check(): Promise<void> {
  const serverSeed = valueOf('serverSeed');
  const serverHash = valueOf('serverHash');
  const clientSeed = valueOf('clientSeed');
  const nonce = valueOf('nonce');
  const returnBps = valueOf('returnBps');
  const matches = await isBound(serverSeed, serverHash);
  const draws = await drawsFor(serverSeed, clientSeed, Number(nonce));
  const says = outcomeOf(t, kind.value as GameKind, draws, Number(returnBps));
  outcome.replaceChildren(
    el('p', { class: matches ? 'good' : 'bad' }, matches ? t.matches : t.differs),
    el('p', {}, says),
  );
  if (!matches) return;
  const facts = {
    game: recorded('game'),
    bet: recorded('bet'),
    win: recorded('win'),
    serverSeed,
    serverHash,
    clientSeed,
    nonce,
  };
  const demo = given.get('demo') === '1' ? '1' : '';
  const path = verifyAddress({ lang, kind: kind.value, returnBps, demo, ...facts });
  const round = { ...facts, isDemo: demo !== '', outcome: says };
  outcome.append(shareRound(t, round, new URL(path, location.href).href));
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
