import { FISH, FISHES, type Fish } from '#server/game/rules/fishing.ts';
import { el } from './element.ts';
import { fishPicture } from './fish-pictures.ts';
import type { GamePart, Stage } from './game-part.ts';
import { pause } from './motion.ts';
import { makePicks, paysTable, type PickOption } from './picks.ts';
import { startStage } from './stage.ts';

const SHOT_MS = 450;
const AFTER_MS = 600;

function makeFishing(stage: Stage): GamePart {
  const { t, format } = stage;
  const option = (pick: Fish): PickOption<Fish> => ({
    pick,
    content: [
      fishPicture(pick),
      el('span', { class: 'times', translate: 'no' }, format.times(FISH[pick])),
      el('span', { class: 'net', 'aria-hidden': 'true' }),
    ],
    label: `${t.picks[pick]}, ${t.pays(format.times(FISH[pick]))}`,
  });
  const [first, ...others] = FISHES;
  if (first === undefined) throw new Error('no fish');
  const picks = makePicks(t.aimAt, [option(first), ...others.map(option)]);
  picks.element.classList.add('pond');

  const shoot = async (): Promise<void> => {
    const fish = picks.chosen();
    const target = picks.element.querySelector(`[data-pick="${fish}"]`);
    picks.lock(true);
    target?.classList.add('shot');
    const answer = await stage.play({ pick: fish });
    if (answer?.round.view.kind === 'fishing') {
      const { view, win } = answer.round;
      await pause(SHOT_MS);
      target?.classList.add(view.isCaught ? 'caught' : 'missed');
      const name = t.picks[fish];
      stage.settle(
        answer,
        view.isCaught ? t.caught(name, format.money(win ?? 0)) : t.gotAway(name),
      );
      await pause(AFTER_MS);
    }
    target?.classList.remove('shot', 'caught', 'missed');
    picks.lock(false);
  };

  return {
    board: picks.element,
    payTable: () =>
      paysTable(
        FISHES.map((fish) => ({
          head: [fishPicture(fish), ` ${t.picks[fish]}`],
          times: format.times(FISH[fish]),
        })),
      ),
    begin() {
      stage.setAction(t.shoot, shoot);
    },
  };
}

void startStage(makeFishing);
