import { formatMoney, minorUnits, subtract } from '#shared/money/money.ts';
import { button, el, svg } from '#server/game/pages/element.ts';
import { isFramed, postToApp, leaveAction } from './app-bridge.ts';
import { CashierProblem, decide, readState } from './cashier-client.ts';
import { cashierTexts, type CashierLanguage } from './cashier-texts.ts';
import type { CashierState } from '#server/demo/cashier/cashier-calls.ts';

const LEAVE_MS = 3000;
const SECOND_MS = 1000;
const SECONDS_A_MINUTE = 60;
const LOW_SECONDS = 60;
const MERCHANT = 'Parola';
const LOCALE = { en: 'en-PH', th: 'th-TH' } as const;
const ICONS = {
  paid: 'M5 13l4.5 4.5L19 8',
  declined: 'M7 7l10 10M17 7L7 17',
  expired: 'M12 6v6l4 3',
  waits: 'M9 7v10M15 7v10',
} as const;
type Ending = keyof typeof ICONS;

const main = document.querySelector('#cashier');
const wanted = new URLSearchParams(location.search);
let language: CashierLanguage = (wanted.get('lang') ?? navigator.language).startsWith('th')
  ? 'th'
  : 'en';
let shown: CashierState | undefined;
let isWaitingChosen = false;
let clockTimer = 0;
let leaveTimer = 0;

const texts = () => cashierTexts[language];

function money(state: CashierState, amount: number): string {
  const currency = state.currency === 'THB' ? 'THB' : 'PHP';
  return formatMoney(minorUnits(amount), currency);
}

function render(...parts: Node[]): void {
  const t = texts();
  document.documentElement.lang = LOCALE[language];
  document.title = t.title;
  const toggle = button(t.otherLanguage, 'language', () => {
    language = language === 'en' ? 'th' : 'en';
    if (shown) show(shown);
  });
  toggle.lang = language === 'en' ? 'th' : 'en';
  main?.replaceChildren(
    el('header', {}, el('p', { class: 'sandbox' }, t.sandbox), toggle),
    ...parts,
  );
  main?.removeAttribute('aria-busy');
}

/** Shows the payment's state; only a waiting one can be decided. */
function show(state: CashierState): void {
  clearInterval(clockTimer);
  clearTimeout(leaveTimer);
  shown = state;
  if (state.state !== 'pending') showEnding(state, state.state);
  else if (isWaitingChosen) showEnding(state, 'waits');
  else showChoice(state);
}

function showChoice(state: CashierState): void {
  const t = texts();
  const left = el('span', { class: 'left', role: 'timer', translate: 'no' });
  const offset = state.serverTime - Date.now();
  const tick = (): void => {
    const seconds = Math.ceil((state.expireTime - Date.now() - offset) / SECOND_MS);
    const rest = Math.max(0, seconds);
    const two = (value: number): string => String(value).padStart(2, '0');
    left.textContent = `${two(Math.floor(rest / SECONDS_A_MINUTE))}:${two(rest % SECONDS_A_MINUTE)}`;
    left.classList.toggle('low', rest <= LOW_SECONDS);
    if (rest > 0) return;
    clearInterval(clockTimer);
    void load(readState);
  };
  const line = (name: string, value: Node | string, className = '') =>
    el('div', { class: className }, el('dt', {}, name), el('dd', {}, value));
  const facts = el(
    'dl',
    {},
    line(t.merchant, MERCHANT),
    line(t.order, el('span', { class: 'number', translate: 'no' }, state.orderNo)),
    ...(state.fee > 0
      ? [
          line(t.amount, money(state, subtract(state.amount, state.fee))),
          line(t.fee, money(state, state.fee)),
        ]
      : []),
    line(t.timeLeft, left),
  );
  render(
    el(
      'section',
      { class: 'bill' },
      el('h1', { translate: 'no' }, state.channelName),
      el('p', { class: 'label' }, t.total),
      el('p', { class: 'amount', translate: 'no' }, money(state, state.amount)),
      facts,
    ),
    el(
      'div',
      { class: 'choices' },
      button(t.pay(money(state, state.amount)), 'primary', () => void choose('paid')),
      button(t.decline, 'secondary', () => void choose('declined')),
      button(t.later, 'quiet', () => {
        isWaitingChosen = true;
        show(state);
        leaveAction(state)?.();
      }),
    ),
  );
  tick();
  clockTimer = window.setInterval(tick, SECOND_MS);
}

function showEnding(state: CashierState, ending: Ending): void {
  const t = texts();
  const leave = leaveAction(state);
  const notes: Readonly<Record<Ending, string>> = {
    paid: t.paidNote,
    declined: t.declinedNote,
    expired: t.expiredNote,
    waits: t.waitsNote,
  };
  const sign = svg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: ICONS[ending] }),
  );
  render(
    el(
      'section',
      { class: `ending ${ending}`, role: 'status' },
      el('div', { class: 'sign' }, sign),
      el('h1', {}, t[ending]),
      el('p', { class: 'amount', translate: 'no' }, money(state, state.amount)),
      el('p', {}, notes[ending]),
      el('p', { class: 'number', translate: 'no' }, state.orderNo),
    ),
    leave
      ? button(isFramed() ? t.done : t.back, 'primary', leave)
      : el('p', { class: 'by-hand' }, t.closeByHand),
  );
  // A full page returns by itself; a framed one is closed by the app.
  if (leave && !isFramed() && ending !== 'waits') leaveTimer = window.setTimeout(leave, LEAVE_MS);
}

async function choose(decision: 'paid' | 'declined'): Promise<void> {
  for (const one of document.querySelectorAll('button')) one.disabled = true;
  const state = await load(() => decide(decision));
  if (state && (state.state === 'paid' || state.state === 'declined'))
    postToApp(state.state, state);
}

/** Shows the answer of a call, or its error. */
async function load(ask: () => Promise<CashierState>): Promise<CashierState | undefined> {
  try {
    const state = await ask();
    show(state);
    return state;
  } catch (error) {
    clearInterval(clockTimer);
    const kind = error instanceof CashierProblem ? error.kind : 'offline';
    render(
      el('section', { class: 'ending declined', role: 'alert' }, el('h1', {}, texts()[kind])),
      button(texts().retry, 'primary', () => void load(readState)),
    );
    return undefined;
  }
}

const theme = wanted.get('theme');
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
// Back from a banking app or a tab that may have paid: refresh.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && shown?.state === 'pending') void load(readState);
});
void load(readState);
