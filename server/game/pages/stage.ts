import { makeBet } from './bet-control.ts';
import { button, el } from './element.ts';
import { celebrate, tick } from './feedback.ts';
import { formatIn } from './format.ts';
import { isFramed, listenToApp, postToApp, reportRound } from './frame-bridge.ts';
import { call } from './game-client.ts';
import type { GamePart, Stage } from './game-part.ts';
import { CallRefused, type PageState } from './page-calls.ts';
import { textsIn } from './texts/page-texts.ts';
import { setTurbo } from './motion.ts';
import { panelsOf, toolsOf } from './panels.ts';
import { showProblem } from './problem.ts';
import { makeScene } from './scene.ts';
import { setSound } from './sound.ts';
import { themeBy } from './theme.ts';
import { canVibrate, setVibration } from './vibration.ts';
import { effectTexts, shortText } from './texts/bet-texts.ts';

/** Starts a page: loads its state, then builds the stage and the game on it. */
export async function startStage(makeGame: (stage: Stage) => GamePart): Promise<void> {
  const main = document.querySelector('#game');
  if (!(main instanceof HTMLElement)) return;
  try {
    buildStage(main, await call('state'), makeGame);
  } catch (error) {
    showProblem(main, error);
  }
}

function buildStage(
  main: HTMLElement,
  first: PageState,
  makeGame: (stage: Stage) => GamePart,
): void {
  let state = first;
  const t = textsIn(state.lang);
  const format = formatIn(state.lang, state.countryCode);
  const texts = { t, format };
  document.documentElement.lang = state.lang;
  document.title = state.game.name;
  // In the app's frame there is also the app's landmark.
  main.setAttribute('aria-label', state.game.name);

  // With an opaque origin, as in a sandbox, the page's own pictures are cross-origin to its canvas.
  const cors = { crossorigin: 'anonymous' };
  const icon = el('img', { ...cors, src: state.game.icon, alt: '', width: 40, height: 40 });
  themeBy(icon, state.game.id);
  const amount = el('span', { class: 'amount', translate: 'no', 'data-balance': '' });
  const waiting = el('p', { class: 'note', 'data-waiting': '' });
  const message = el('p', { class: 'message', role: 'status' });
  let isBusy = false;
  let isPaused = false;
  let isLocked = false;
  let press: () => Promise<void> = () => Promise.resolve();
  let pending: { reqNo: string; key: string } | undefined;

  const action = button('', 'action', () => void run());
  const bets = makeBet(state, t, format, () => render());

  const render = (): void => {
    amount.textContent = format.money(state.balance.coin);
    waiting.hidden = state.balance.waiting === 0;
    waiting.textContent = [
      t.waiting(format.short(state.balance.waiting)),
      ...effectTexts(texts, bets.bet(), state),
    ].join(' · ');
    bets.render(isLocked || isBusy);
    action.disabled = isBusy || isPaused;
    main.toggleAttribute('data-paused', isPaused);
  };
  async function run(): Promise<void> {
    if (isBusy || isPaused) return;
    isBusy = true;
    tick();
    render();
    reportRound(isBusy || isLocked);
    try {
      await press();
    } finally {
      isBusy = false;
      render();
      reportRound(isBusy || isLocked);
    }
  }
  /** An older answer never replaces a newer one. */
  const takeBalance = (balance: PageState['balance']): void => {
    if (balance.seq < state.balance.seq) return;
    state = { ...state, balance };
    render();
    if (!state.isDemo) postToApp({ type: 'balance', coin: balance.coin });
  };
  const reportProblem = (error: unknown): undefined => {
    const name = error instanceof CallRefused ? error.error : 'network';
    if (name === 'balance-short' || name === 'bonus-waits') {
      message.textContent = shortText(texts, stage.bet(), state);
      return undefined;
    }
    message.textContent = t.errors[name];
    postToApp({ type: 'error', msg: t.errors[name] });
    if (name === 'session-ended') location.reload();
    return undefined;
  };
  const refresh = async (): Promise<void> => {
    try {
      takeBalance((await call('state')).balance);
    } catch (error) {
      reportProblem(error);
    }
  };

  const stage: Stage = {
    t,
    format,
    state,
    bet: bets.bet,
    setAction(text, next) {
      action.textContent = text;
      press = next;
    },
    retitle(text) {
      action.textContent = text;
    },
    lockBet(locked) {
      isLocked = locked;
      render();
      reportRound(isBusy || isLocked);
    },
    async play(moreFields = {}) {
      const request = { bet: stage.bet(), ...moreFields };
      const key = JSON.stringify(request);
      // A bet whose answer was lost is retried with the same number, not placed again.
      if (pending?.key !== key) pending = { key, reqNo: crypto.randomUUID() };
      message.textContent = '';
      try {
        const answer = await call('bet', { ...request, reqNo: pending.reqNo });
        pending = undefined;
        if (!answer.round.isOver) takeBalance(answer.balance);
        return answer;
      } catch (error) {
        if (!(error instanceof CallRefused) || error.error !== 'network') pending = undefined;
        return reportProblem(error);
      }
    },
    async act(body) {
      return call('act', body).catch(reportProblem);
    },
    settle({ round, balance }, text) {
      takeBalance(balance);
      message.textContent = text;
      const win = round.win ?? 0;
      message.classList.toggle('won', win > round.bet);
      if (win > 0) celebrate(win, round.bet);
    },
    say(text) {
      message.textContent = text;
    },
  };

  const game = makeGame(stage);
  const panels = panelsOf(stage, game);
  const tools = el('nav', { class: 'tools' }, ...toolsOf(panels));
  const till = el('div', { class: 'till' }, labelled(t.balance, amount));
  if (isFramed() && !state.isDemo) {
    const deposit = button('+', 'step', () => postToApp({ type: 'deposit' }));
    deposit.setAttribute('aria-label', t.deposit);
    till.append(deposit);
  }
  const header = el('header', {}, icon, el('h1', { translate: 'no' }, state.game.name), till);
  if (isFramed() && !state.isVisit)
    tools.append(button(t.exit, 'tool', () => postToApp({ type: 'exit' })));
  else if (state.lobbyUrl !== null)
    tools.append(el('a', { class: 'tool', href: state.lobbyUrl }, t.exit));
  const bar = el(
    'footer',
    {},
    ...(game.controls ? [game.controls] : []),
    el('div', { class: 'bar' }, bets.element, action),
    tools,
  );
  game.board.classList.add('board');
  const demo = el('p', { class: 'demo', hidden: !state.isDemo }, t.demo);
  main.replaceChildren(
    makeScene(state.kind, state.game.id),
    header,
    waiting,
    demo,
    game.board,
    message,
    bar,
  );
  if (isFramed() && state.isVisit) {
    // The app shows the demo's name and its terms around the frame.
    header.remove();
    demo.replaceChildren(t.balance, ' ', amount);
  }
  main.removeAttribute('aria-busy');
  render();

  if (state.appOrigin !== null)
    listenToApp(state.appOrigin, {
      pause() {
        isPaused = true;
        message.textContent = t.paused;
        render();
      },
      resume() {
        isPaused = false;
        message.textContent = '';
        render();
      },
      refresh: () => void refresh(),
      sound: setSound,
      turbo: setTurbo,
      vibration: setVibration,
      bar() {
        main.toggleAttribute('data-barred', true);
        till.remove();
        tools.remove();
        // The app knows no play money.
        demo.append(' ', amount);
      },
      panel: (name) => panels.get(name)?.open(),
    });
  game.begin(state.round);
  if (state.round) message.textContent = t.goesOn;
  postToApp({
    type: 'panels',
    panels: [...panels.values()].map(({ name }) => name),
    settings: canVibrate() ? ['turbo', 'vibration'] : ['turbo'],
  });
  postToApp({ type: 'ready' });
  if (!state.isDemo) postToApp({ type: 'balance', coin: state.balance.coin });
}

const labelled = (label: string, amount: HTMLElement): HTMLElement =>
  el('div', { class: 'balance' }, el('span', { class: 'label' }, label), amount);
