import { LEAST_OUT, multiplierAfter } from '#server/game/rules/rise.ts';
import type { PlayedRound, RoundAnswer } from '#server/game/game-handlers.ts';
import { scaleDown, minorUnits } from '#shared/money/money.ts';
import { el, svg } from './element.ts';
import { call } from './game-client.ts';
import type { GamePart, Stage } from './game-part.ts';
import { prefersReducedMotion } from './motion.ts';
import { startStage } from './stage.ts';

const AUTO_CHOICES = [120, 150, 200, 300, 500, 1000, 2500];
const WIDTH = 300;
const HEIGHT = 160;
const AGAIN_MS = 700;
const ONE = 100;

function makeRise(stage: Stage): GamePart {
  const { t, format, state } = stage;
  const number = el('span', { class: 'multiplier', translate: 'no' }, format.times(100));
  const curve = svg('path', { class: 'curve', d: '' });
  const glow = svg('path', { class: 'curve glow', d: '' });
  const below = svg('path', { class: 'below', d: '', fill: 'url(#below)' });
  // The rising picture is the game's namesake.
  const rider = el('img', { class: 'rider', src: state.game.hero, alt: '', draggable: 'false' });
  // As large as the board, so that a share of it is a share of the board.
  const end = el('div', { class: 'end' }, el('span', { class: 'burst' }), rider);
  const board = el(
    'div',
    { class: 'rise' },
    svg(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      svg(
        'linearGradient',
        { id: 'below', x2: 0, y2: 1 },
        svg('stop', { class: 'below-start', offset: 0 }),
        svg('stop', { class: 'below-end', offset: 1 }),
      ),
      below,
      glow,
      curve,
    ),
    end,
    number,
  );
  const auto = el(
    'select',
    { id: 'auto-out' },
    el('option', { value: '' }, t.autoOff),
    ...AUTO_CHOICES.map((at) => el('option', { value: at }, format.times(at))),
  );
  const controls = el('div', { class: 'auto' }, el('label', { for: 'auto-out' }, t.autoOut), auto);

  let rising: { roundNo: string; startedAt: number; bet: number; ahead: number } | undefined;

  const draw = (reached: number): void => {
    number.textContent = format.times(reached);
    // The picture shows the last part of the curve, at any height.
    const top = Math.max(2 * ONE, reached);
    const points = Array.from({ length: 25 }, (_, index) => {
      const share = index / 24;
      const y = (ONE * (reached / ONE) ** share - ONE) / (top - ONE);
      const across = share * Math.min(1, 0.25 + (reached - ONE) / (3 * ONE)) * WIDTH;
      return [across, HEIGHT - 6 - y * (HEIGHT - 20)] as const;
    });
    const text = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const line = `M${text.join('L')}`;
    const [x, y] = points.at(-1) ?? [0, HEIGHT];
    curve.setAttribute('d', line);
    glow.setAttribute('d', line);
    below.setAttribute('d', `${line}V${HEIGHT}H0z`);
    end.style.transform = `translate(${((x / WIDTH) * 100).toFixed(2)}%, ${((y / HEIGHT) * 100).toFixed(2)}%)`;
  };
  const frame = (): void => {
    if (!rising) return;
    const at = multiplierAfter(Date.now() + rising.ahead - rising.startedAt);
    draw(at);
    const win = scaleDown(minorUnits(rising.bet), at);
    stage.retitle(`${t.cashOut} ${format.money(win)}`);
    if (prefersReducedMotion()) setTimeout(frame, 250);
    else requestAnimationFrame(frame);
  };

  const start = async (): Promise<void> => {
    board.classList.remove('paid', 'broken');
    const autoAt = auto.value === '' ? null : Math.max(LEAST_OUT, Number(auto.value));
    const answer = await stage.play({ autoAt });
    if (answer) goOn(answer.round, answer.serverTime, answer);
  };
  const goOn = (round: PlayedRound, serverTime: number, answer?: RoundAnswer): void => {
    if (round.view.kind !== 'rise') return;
    if (round.isOver) {
      if (answer) finish(answer);
      return;
    }
    const { startedAt } = round.view;
    const { roundNo, bet } = round;
    rising = { roundNo, startedAt, bet, ahead: serverTime - Date.now() };
    board.classList.add('rising');
    stage.lockBet(true);
    auto.disabled = true;
    stage.setAction(t.cashOut, async () => {
      const out = await stage.act({ action: 'cash-out', roundNo });
      if (out) finish(out);
    });
    frame();
    void watch(roundNo);
  };
  /** Polls until the round is over; the server delays each answer for a while. */
  const watch = async (roundNo: string): Promise<void> => {
    const answer = await call('watch', { roundNo }).catch(() => undefined);
    if (rising?.roundNo !== roundNo) return;
    if (answer?.round.isOver === true) return finish(answer);
    if (!answer) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return watch(roundNo);
  };
  const finish = (answer: RoundAnswer): void => {
    const { view, win, roundNo } = answer.round;
    if (view.kind !== 'rise') return;
    // The button and the watch may both report the end.
    if (rising && rising.roundNo !== roundNo) return;
    rising = undefined;
    board.classList.remove('rising');
    const isPaid = (view.outAt ?? 0) > 0;
    const at = isPaid ? (view.outAt ?? 100) : Math.max(100, view.point ?? 100);
    draw(at);
    board.classList.add(isPaid ? 'paid' : 'broken');
    auto.disabled = false;
    stage.lockBet(false);
    stage.setAction(t.start, start);
    const text = isPaid
      ? t.paidAt(format.times(at), format.money(win ?? 0))
      : t.broke(format.times(at));
    stage.settle(answer, text);
  };

  return {
    board,
    payTable: () =>
      el(
        'ul',
        {},
        ...AUTO_CHOICES.map((at) =>
          el(
            'li',
            {},
            `${format.times(at)}: ${format.money(scaleDown(minorUnits(stage.bet()), at))}`,
          ),
        ),
      ),
    controls,
    begin(round) {
      draw(100);
      stage.setAction(t.start, start);
      if (round) goOn(round, stage.state.serverTime);
    },
  };
}

void startStage(makeRise);
