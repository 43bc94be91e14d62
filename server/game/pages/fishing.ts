import { FISH, FISHES, type Fish } from '#server/game/rules/fishing.ts';
import { makeCannon } from './cannon.ts';
import { el } from './element.ts';
import { fishPicture } from './fish-pictures.ts';
import type { GamePart, Stage } from './game-part.ts';
import { pause } from './motion.ts';
import { makePicks, paysTable, type PickOption } from './picks.ts';
import { startStage } from './stage.ts';

const SHOT_MS = 380;
/** The net has opened around the fish. */
const NET_MS = 240;
const AFTER_MS = 750;

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
  const sea = el('div', { class: 'sea' }, picks.element);
  const cannon = makeCannon(sea);
  sea.append(cannon.element);
  const targetOf = (fish: Fish): Element =>
    picks.element.querySelector(`[data-pick="${fish}"]`) ?? picks.element;
  picks.element.addEventListener('change', () => cannon.aim(targetOf(picks.chosen())));

  const shoot = async (): Promise<void> => {
    const fish = picks.chosen();
    const target = targetOf(fish);
    picks.lock(true);
    cannon.fire(target, SHOT_MS);
    const [answer] = await Promise.all([stage.play({ pick: fish }), pause(SHOT_MS)]);
    if (answer?.round.view.kind === 'fishing') {
      const { view, win } = answer.round;
      target.classList.add('shot');
      await pause(NET_MS);
      target.classList.add(view.isCaught ? 'caught' : 'missed');
      const name = t.picks[fish];
      const won = format.money(win ?? 0);
      if (view.isCaught) target.append(el('span', { class: 'gain', 'aria-hidden': 'true' }, won));
      stage.settle(answer, view.isCaught ? t.caught(name, won) : t.gotAway(name));
      await pause(AFTER_MS);
    }
    target.querySelector('.gain')?.remove();
    target.classList.remove('shot', 'caught', 'missed');
    picks.lock(false);
  };

  return {
    board: sea,
    payTable: () =>
      paysTable(
        FISHES.map((fish) => ({
          head: [fishPicture(fish), ` ${t.picks[fish]}`],
          times: format.times(FISH[fish]),
        })),
      ),
    begin() {
      stage.setAction(t.shoot, shoot);
      cannon.aim(targetOf(picks.chosen()));
    },
  };
}

void startStage(makeFishing);
