import { LINES, readStops, STRIPS } from '#server/game/rules/reels.ts';
import { reelsTable, type RoundView } from '#server/game/rules/round.ts';
import { el, prefersReducedMotion, pause } from './element.ts';
import type { GamePart, Stage } from './game-part.ts';
import { startStage } from './stage.ts';
import { symbolName, symbolPicture } from './symbols.ts';

type ReelsView = Extract<RoundView, { kind: 'reels' }>;

const FIRST_STOP_MS = 450;
const NEXT_STOP_MS = 170;
const LINE_MS = 700;

function makeReels(stage: Stage): GamePart {
  const { t, format, state } = stage;
  const { symbols: pictures } = state.game;
  const board = el('div', { class: 'reels', role: 'img', 'aria-label': '' });
  const columns = STRIPS.map(() => el('div', { class: 'reel' }));
  board.append(...columns);

  const show = (reel: number, symbols: readonly number[]): void =>
    columns[reel]?.replaceChildren(
      ...symbols.map((symbol) => el('div', { class: 'cell' }, symbolPicture(symbol, pictures))),
    );
  const describe = (view: { window: readonly (readonly number[])[] }): void =>
    board.setAttribute(
      'aria-label',
      view.window
        .map((column) => column.map((symbol) => symbolName(symbol, pictures)).join(' '))
        .join(', '),
    );
  const mark = (view: ReelsView, lines: readonly number[]): void => {
    for (const cell of board.querySelectorAll('.hit')) cell.classList.remove('hit');
    for (const win of view.wins.filter(({ line }) => lines.includes(line))) {
      for (let reel = 0; reel < win.count; reel += 1) {
        columns[reel]?.children[LINES[win.line]?.[reel] ?? 0]?.classList.add('hit');
      }
    }
  };

  const spin = async (): Promise<void> => {
    stage.lockBet(true);
    if (!prefersReducedMotion()) columns.forEach((column) => column.classList.add('turning'));
    const answer = await stage.play();
    if (answer?.round.view.kind !== 'reels') {
      columns.forEach((column) => column.classList.remove('turning'));
      stage.lockBet(false);
      return;
    }
    const { view, win } = answer.round;
    await pause(FIRST_STOP_MS);
    for (const [reel, symbols] of view.window.entries()) {
      columns[reel]?.classList.remove('turning');
      show(reel, symbols);
      await pause(NEXT_STOP_MS);
    }
    describe(view);
    mark(
      view,
      view.wins.map(({ line }) => line),
    );
    stage.lockBet(false);
    const lines = view.wins.map(({ line }) => t.line(line + 1)).join(', ');
    const text = (win ?? 0) > 0 ? `${t.win(format.money(win ?? 0))} · ${lines}` : t.noWin;
    stage.settle(answer, text);
    if (view.wins.length > 1 && !prefersReducedMotion()) void cycle(view, answer.round.roundNo);
  };
  let shown = '';
  /** Shows the winning lines one after the other, until the next spin. */
  const cycle = async (view: ReelsView, roundNo: string): Promise<void> => {
    shown = roundNo;
    for (const { line } of view.wins) {
      await pause(LINE_MS);
      if (shown !== roundNo || board.querySelector('.turning')) return;
      mark(view, [line]);
    }
  };

  const table = reelsTable(state.game.tableId);
  const payTable = (): HTMLElement =>
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('td', {}),
          ...['3', '4', '5'].map((text) => el('th', { scope: 'col' }, text)),
        ),
      ),
      el(
        'tbody',
        {},
        ...table.pays.map((pays, index) =>
          el(
            'tr',
            {},
            el(
              'th',
              { scope: 'row' },
              symbolPicture(index + 1, pictures),
              el('span', { class: 'unseen' }, symbolName(index + 1, pictures)),
            ),
            ...pays.map((pay) => el('td', {}, format.money((stage.bet() / LINES.length) * pay))),
          ),
        ),
      ),
    );

  return {
    board,
    payTable,
    begin() {
      const view = readStops([0, 3, 7, 11, 19], table);
      view.window.forEach((symbols, reel) => show(reel, symbols));
      describe(view);
      stage.setAction(t.spin, spin);
    },
  };
}

void startStage(makeReels);
