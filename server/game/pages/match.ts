import { MATCH_PICKS, type MatchPick } from '#server/game/rules/match.ts';
import { matchTable, type RoundView } from '#server/game/rules/round.ts';
import { el } from './element.ts';
import type { GamePart, Stage } from './game-part.ts';
import { pause, prefersReducedMotion } from './motion.ts';
import { makePicks, nameAndPays, paysTable } from './picks.ts';
import { startStage } from './stage.ts';

type MatchView = Extract<RoundView, { kind: 'match' }>;

const MINUTES = 90;
const MINUTE_MS = 45;
const GOAL_MS = 500;

function makeMatch(stage: Stage): GamePart {
  const { t, format, state } = stage;
  const { odds } = matchTable(state.game.tableId);
  const option = (pick: MatchPick) => ({
    pick,
    content: nameAndPays(t.picks[pick], format.times(odds[pick])),
    label: `${t.picks[pick]}, ${t.pays(format.times(odds[pick]))}`,
  });
  const picks = makePicks(t.placeOn, [
    option('home'),
    option('draw'),
    option('away'),
    option('over'),
    option('under'),
  ]);

  const score = el('p', { class: 'score', translate: 'no' }, '0–0');
  const clock = el('p', { class: 'clock' }, t.minute(0));
  const goals = el('ol', { class: 'goals' });
  const side = (name: string) => el('p', { class: 'side' }, name);
  const board = el(
    'div',
    { class: 'match' },
    el('div', { class: 'scoreboard' }, side(t.picks.home), score, side(t.picks.away), clock),
    goals,
  );
  const showScore = (home: number, away: number): void => {
    score.textContent = `${home}–${away}`;
  };

  /** Runs through the match and pauses at every goal. */
  const show = async ({ home, away }: MatchView): Promise<void> => {
    let [scoredHome, scoredAway] = [0, 0];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const [atHome, atAway] = [home, away].map(
        (all) => all.filter((one) => one === minute).length,
      );
      clock.textContent = t.minute(minute);
      if (!prefersReducedMotion()) await pause(MINUTE_MS);
      if (!atHome && !atAway) continue;
      scoredHome += atHome ?? 0;
      scoredAway += atAway ?? 0;
      showScore(scoredHome, scoredAway);
      goals.append(...goalRows('home', minute, atHome), ...goalRows('away', minute, atAway));
      score.classList.add('goal');
      await pause(GOAL_MS);
      score.classList.remove('goal');
    }
  };
  const goalRows = (by: 'home' | 'away', minute: number, count = 0): HTMLElement[] =>
    Array.from({ length: count }, () =>
      el('li', { class: by }, `${t.minute(minute)} ${t.picks[by]}`),
    );

  const kickOff = async (): Promise<void> => {
    goals.replaceChildren();
    showScore(0, 0);
    clock.textContent = t.minute(0);
    board.classList.remove('paid', 'lost');
    picks.lock(true);
    const answer = await stage.play({ pick: picks.chosen() });
    if (answer?.round.view.kind === 'match') {
      const { view, win } = answer.round;
      await show(view);
      board.classList.add(view.isWon ? 'paid' : 'lost');
      const result = t.fullTime(`${view.home.length}–${view.away.length}`);
      stage.settle(answer, `${result} · ${view.isWon ? t.win(format.money(win ?? 0)) : t.noWin}`);
    }
    picks.lock(false);
  };

  return {
    board,
    controls: picks.element,
    payTable: () =>
      paysTable(
        MATCH_PICKS.map((pick) => ({ head: [t.picks[pick]], times: format.times(odds[pick]) })),
      ),
    begin() {
      stage.setAction(t.kickOff, kickOff);
    },
  };
}

void startStage(makeMatch);
