import { fittingStep } from '#server/game/rules/bets.ts';
import { button, el } from './element.ts';
import { tick } from './feedback.ts';
import type { Format } from './format.ts';
import type { PageState } from './page-calls.ts';
import { openSheet } from './sheet.ts';
import { playableOf } from './texts/bet-texts.ts';
import type { PageTexts } from './texts/page-text-shape.ts';

/** Index of the first game's initial bet: the third smallest. */
const FIRST_STEP = 2;
/** Chips of one colour. */
const COLOURS = 6;

/** The bet, changed by a step or chosen among chips. */
export interface BetControl {
  readonly element: HTMLElement;
  /** The chosen bet, in hundredths. */
  bet(): number;
  render(isLocked: boolean): void;
}

/** @param onChange is called after the player has chosen another bet */
export function makeBet(
  state: PageState,
  t: PageTexts,
  format: Format,
  onChange: () => void,
): BetControl {
  const { steps, last } = state.bets;
  const lastStep = steps.findIndex((bet) => bet === last);
  // First game, or the steps have changed.
  const wanted = lastStep === -1 ? Math.min(FIRST_STEP, steps.length - 1) : lastStep;
  let step = fittingStep(steps, wanted, playableOf(state));

  const choose = (next: number): void => {
    step = Math.min(Math.max(0, next), steps.length - 1);
    tick();
    onChange();
  };
  const less = button('−', 'step', () => choose(step - 1));
  const more = button('+', 'step', () => choose(step + 1));
  less.setAttribute('aria-label', t.less);
  more.setAttribute('aria-label', t.more);
  const amount = el('span', { class: 'amount', translate: 'no', 'data-bet': '' });
  const chips = button('', 'balance', openChips);
  chips.append(el('span', { class: 'label' }, t.bet), amount);

  function openChips(): void {
    const sheet = openSheet(
      t,
      t.bet,
      el(
        'div',
        { class: 'chips' },
        ...steps.map((bet, place) => {
          const chip = button(format.short(bet), `chip c${place % COLOURS}`, () => {
            choose(place);
            sheet.close();
          });
          chip.setAttribute('aria-pressed', String(place === step));
          return chip;
        }),
      ),
    );
  }

  return {
    element: el('div', { class: 'bet' }, less, chips, more),
    bet: () => steps[step] ?? 0,
    render(isLocked) {
      amount.textContent = format.money(steps[step] ?? 0);
      less.disabled = isLocked || step === 0;
      more.disabled = isLocked || step === steps.length - 1;
      chips.disabled = isLocked;
    },
  };
}
