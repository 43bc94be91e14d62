import { LINES, readStops, STRIPS } from '#server/game/rules/reels.ts';
import { reelsTable, type RoundView } from '#server/game/rules/round.ts';
import { el } from './element.ts';
import { tick } from './feedback.ts';
import type { GamePart, Stage } from './game-part.ts';
import { pause, prefersReducedMotion } from './motion.ts';
import { makeDrum } from './reel-drum.ts';
import { startStage } from './stage.ts';
import { symbolName, symbolPicture } from './symbols.ts';
import { makeWinLines } from './win-lines.ts';

type ReelsView = Extract<RoundView, { kind: 'reels' }>;

/** Stops of the reels when the page opens. */
const FIRST_STOPS = [0, 3, 7, 11, 19];
/** Between the bet and the first reel, and from reel to reel: in one frame they would take longer than it has. */
const NEXT_TURN_MS = 40;
const FIRST_STOP_MS = 250;
const NEXT_STOP_MS = 170;
const STOPPING_MS = 420;
/** Between the lines and what they paid, for the same reason. */
const PAID_MS = 30;
const LINE_MS = 1_100;

function makeReels(stage: Stage): GamePart {
  const { t, format, state } = stage;
  const { symbols: pictures } = state.game;
  const drums = STRIPS.map((strip) => makeDrum(strip, pictures));
  const lines = makeWinLines();
  const board = el(
    'div',
    { class: 'reels', role: 'img', 'aria-label': '' },
    ...drums.map(({ element }) => element),
    lines.element,
  );

  const describe = (view: { window: readonly (readonly number[])[] }): void =>
    board.setAttribute(
      'aria-label',
      view.window
        .map((column) => column.map((symbol) => symbolName(symbol, pictures)).join(' '))
        .join(', '),
    );
  const mark = (wins: ReelsView['wins']): void => {
    for (const cell of board.querySelectorAll('.hit')) cell.classList.remove('hit');
    for (const { line, count } of wins) {
      for (let reel = 0; reel < count; reel += 1) {
        drums[reel]?.cell(LINES[line]?.[reel] ?? 0)?.classList.add('hit');
      }
    }
    lines.show(wins);
  };

  const spin = async (): Promise<void> => {
    stage.lockBet(true);
    mark([]);
    const asked = stage.play();
    for (const drum of drums) {
      await pause(NEXT_TURN_MS);
      drum.turn();
    }
    const answer = await asked;
    if (answer?.round.view.kind !== 'reels') {
      for (const drum of drums) drum.giveUp();
      stage.lockBet(false);
      return;
    }
    const { view, win } = answer.round;
    await pause(FIRST_STOP_MS);
    for (const [reel, drum] of drums.entries()) {
      drum.stop(view.stops[reel] ?? 0, STOPPING_MS);
      tick();
      await pause(NEXT_STOP_MS);
    }
    await pause(STOPPING_MS - NEXT_STOP_MS);
    describe(view);
    mark(view.wins);
    await pause(PAID_MS);
    stage.lockBet(false);
    const names = view.wins.map(({ line }) => t.line(line + 1)).join(', ');
    const text = (win ?? 0) > 0 ? `${t.win(format.money(win ?? 0))} · ${names}` : t.noWin;
    stage.settle(answer, text);
    if (view.wins.length > 1 && !prefersReducedMotion()) void cycle(view, answer.round.roundNo);
  };
  let shown = '';
  /** Shows the winning lines one after the other, until the next spin. */
  const cycle = async (view: ReelsView, roundNo: string): Promise<void> => {
    shown = roundNo;
    for (const win of view.wins) {
      await pause(LINE_MS);
      if (shown !== roundNo || board.querySelector('.turning')) return;
      mark([win]);
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
      FIRST_STOPS.forEach((stop, reel) => drums[reel]?.show(stop));
      describe(readStops(FIRST_STOPS, table));
      stage.setAction(t.spin, spin);
    },
  };
}

void startStage(makeReels);
