import { MATCH_PICKS, type MatchPick } from '#server/game/rules/match.ts';
import { matchTable, type RoundView } from '#server/game/rules/round.ts';
import { el } from './element.ts';
import type { GamePart, Stage } from './game-part.ts';
import { CENTRE, momentsOf, type Moment, type Side } from './match-moments.ts';
import { pause, prefersReducedMotion } from './motion.ts';
import { makePicks, nameAndPays, paysTable } from './picks.ts';
import { makePitch } from './pitch.ts';
import { startStage } from './stage.ts';
import { makeCrest, teamsOf } from './teams.ts';

type MatchView = Extract<RoundView, { kind: 'match' }>;

const MINUTES = 90;
const MINUTE_MS = 45;
const GOAL_MS = 900;

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

  const [home, away] = teamsOf(state.game.id);
  const teams = { home: t.teams[home] ?? '', away: t.teams[away] ?? '' };
  const score = el('p', { class: 'score', translate: 'no' }, '0–0');
  const clock = el('p', { class: 'clock' }, t.minute(0));
  const goals = { home: el('ol', { class: 'goals' }), away: el('ol', { class: 'goals' }) };
  const side = (of: Side, team: number) =>
    el(
      'div',
      { class: 'side' },
      makeCrest(team),
      el('p', { class: 'team' }, teams[of]),
      el('p', { class: 'label' }, t.picks[of]),
      goals[of],
    );
  // What happens on the pitch is a picture of the round; its goals are listed.
  const comment = el('p', { class: 'comment', 'aria-hidden': 'true' });
  const pitch = makePitch();
  const board = el(
    'div',
    { class: 'match' },
    el(
      'div',
      { class: 'scoreboard' },
      side('home', home),
      el('div', { class: 'middle' }, clock, score),
      side('away', away),
    ),
    comment,
    pitch.element,
  );

  const sayOf = ({ kind, side: by }: Moment): string => t.moments[kind](teams[by]);
  /** Runs through the match and pauses at every goal. */
  const show = async (view: MatchView, roundNo: string): Promise<void> => {
    const scored = { home: 0, away: 0 };
    const moments = momentsOf(view, roundNo);
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      clock.textContent = t.minute(minute);
      if (!prefersReducedMotion()) await pause(MINUTE_MS);
      for (const moment of moments.filter((one) => one.minute === minute)) {
        pitch.play(moment.spot);
        comment.textContent = sayOf(moment);
        if (moment.kind !== 'goal') continue;
        scored[moment.side] += 1;
        score.textContent = `${scored.home}–${scored.away}`;
        goals[moment.side].append(el('li', {}, t.minute(minute)));
        board.classList.add('goal');
        await pause(GOAL_MS);
        board.classList.remove('goal');
      }
    }
  };

  const kickOff = async (): Promise<void> => {
    for (const list of Object.values(goals)) list.replaceChildren();
    score.textContent = '0–0';
    clock.textContent = t.minute(0);
    comment.textContent = '';
    pitch.play(CENTRE);
    board.classList.remove('paid', 'lost');
    picks.lock(true);
    const answer = await stage.play({ pick: picks.chosen() });
    if (answer?.round.view.kind === 'match') {
      const { view, win } = answer.round;
      await show(view, answer.round.roundNo);
      comment.textContent = '';
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
