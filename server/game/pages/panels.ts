import { shareText } from './texts/bet-texts.ts';
import { button, el } from './element.ts';
import { isFramed, postToApp, type PanelName } from './frame-bridge.ts';
import { call } from './game-client.ts';
import type { RoundEntry } from '#server/game/play/round-entries.ts';
import type { GamePart, Stage } from './game-part.ts';
import { checkRound, roundFacts } from './round-check.ts';
import { openSheet } from './sheet.ts';
import { verifyAddress } from './verify-address.ts';

/** A sheet over the game, which the page's own buttons or the app's menu open. */
interface Panel {
  readonly name: PanelName;
  readonly title: string;
  readonly open: () => void;
}

/** The panels of the page, by name. */
export function panelsOf(stage: Stage, { payTable }: GamePart): ReadonlyMap<unknown, Panel> {
  const { t } = stage;
  const panels: Panel[] = [
    { name: 'pay-table', title: t.payTable, open: () => openPayTable(stage, payTable()) },
    { name: 'rounds', title: t.history, open: () => void openHistory(stage) },
    { name: 'fairness', title: t.fairTool, open: () => void openFairness(stage) },
  ];
  return new Map(panels.map((panel) => [panel.name, panel]));
}

/** The buttons that open them from the page itself. */
export const toolsOf = (panels: ReturnType<typeof panelsOf>): HTMLElement[] =>
  [...panels.values()].map(({ title, open }) => button(title, 'tool', open));

/** Opens the rules, the pay table and the return. */
function openPayTable(stage: Stage, payTable: HTMLElement): void {
  const { t, format, state } = stage;
  openSheet(
    t,
    t.payTable,
    el('p', {}, t.rules[state.kind]),
    payTable,
    el('p', { class: 'return' }, t.returns(format.percent(state.game.returnBps))),
    el('p', { class: 'note' }, t.returnNote[state.kind]),
    el('p', { class: 'note', 'data-share': '' }, shareText(stage, state)),
  );
}

const failed = (stage: Stage) => (): undefined => {
  stage.say(stage.t.errors.network);
};

/** Opens the rounds of this game; each can be checked once its seed has been revealed. */
async function openHistory(stage: Stage): Promise<void> {
  const { t, format, state } = stage;
  const answer = await call('rounds').catch(failed(stage));
  if (!answer) return;
  const rows = answer.list.map((entry) => {
    const row = el(
      'li',
      {},
      el('span', {}, format.time(entry.time)),
      el('span', { translate: 'no' }, `${format.money(entry.bet)} → ${format.money(entry.win)}`),
    );
    row.append(entry.serverSeed === null ? roundNumber(entry) : proofOf(stage, entry, row));
    return row;
  });
  const list = rows.length === 0 ? el('p', {}, t.noRounds) : el('ol', { class: 'rounds' }, ...rows);
  const all = button(t.allRounds, 'tool', () => postToApp({ type: 'history' }));
  openSheet(t, t.history, list, ...(isFramed() && !state.isVisit ? [all] : []));
}

const roundNumber = ({ nonce }: RoundEntry): HTMLElement =>
  el('span', { class: 'note' }, `#${nonce}`);

/** A player's round is checked on a page of its own, a visitor's below its row. */
function proofOf(stage: Stage, entry: RoundEntry, row: HTMLElement): Node {
  const { t, state } = stage;
  if (!state.isVisit) {
    return el('a', { href: addressOf(stage, entry), target: '_blank' }, t.verify);
  }
  const check = button(t.verify, 'tool', async () => {
    check.disabled = true;
    row.append(await checkRound(stage, entry));
    check.replaceWith(roundNumber(entry));
  });
  return check;
}

function addressOf(stage: Stage, entry: RoundEntry): string {
  const { view } = entry;
  const { lang } = stage.state;
  const { isDemo, ...facts } = roundFacts(stage, entry);
  return verifyAddress({
    lang,
    kind: view.kind,
    returnBps: 'returnBps' in view ? String(view.returnBps) : '',
    demo: isDemo ? '1' : '',
    ...facts,
  });
}

const pair = (term: string, value: string): Node[] => [
  el('dt', {}, term),
  el('dd', {}, el('code', { translate: 'no' }, value)),
];

/** Opens the seeds that the server has committed to, and lets the player rotate them. */
async function openFairness(stage: Stage): Promise<void> {
  const { t } = stage;
  const { lang, isVisit } = stage.state;
  const answer = await call('state').catch(failed(stage));
  if (!answer) return;
  const facts = el('dl', {});
  let shown = answer.seed;
  const show = (seed: typeof shown): void => {
    shown = seed;
    facts.replaceChildren(
      ...pair(t.serverHash, seed.serverHash),
      ...pair(t.clientSeed, seed.clientSeed),
      ...pair(t.round, String(seed.nonce)),
      ...pair(t.nextHash, seed.nextHash),
    );
  };
  show(shown);
  const own = el('input', {
    id: 'client-seed',
    maxlength: 64,
    pattern: String.raw`[\w\-]{1,64}`,
    value: crypto.randomUUID(),
    autocomplete: 'off',
  });
  const outcome = el('div', { role: 'status' });
  const rotate = button(t.rotate, 'action', async () => {
    if (!own.reportValidity() || own.value === '') return;
    try {
      const { revealed, next } = await call('rotate', { clientSeed: own.value });
      const before = shown;
      show(next);
      const isKept = next.serverHash === before.nextHash;
      outcome.replaceChildren(
        el('h3', {}, t.revealed),
        el('dl', {}, ...pair(t.serverSeed, revealed.serverSeed)),
        el('p', { class: isKept ? 'good' : 'bad' }, isKept ? t.nextMatches : t.nextBroken),
      );
      const { serverSeed } = revealed;
      const { serverHash, clientSeed } = before;
      check.setAttribute('href', verifyAddress({ lang, serverSeed, serverHash, clientSeed }));
      own.value = crypto.randomUUID();
    } catch {
      outcome.replaceChildren(el('p', {}, t.errors['round-open']));
    }
  });
  const check = el('a', { href: verifyAddress({ lang }), target: '_blank' }, t.verify);
  openSheet(
    t,
    t.fair,
    el('p', {}, isVisit ? t.fairNoteVisit : t.fairNote),
    facts,
    el('label', { for: 'client-seed' }, t.clientSeed),
    own,
    rotate,
    outcome,
    ...(isVisit ? [] : [check]),
  );
}
