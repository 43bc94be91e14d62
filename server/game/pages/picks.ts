import { el } from './element.ts';
import { tick } from './feedback.ts';

/** A pick and the content of its button. */
export interface PickOption<Pick extends string> {
  readonly pick: Pick;
  readonly content: readonly (Node | string)[];
  /** For screen readers. */
  readonly label: string;
}

export interface Picks<Pick extends string> {
  readonly element: HTMLElement;
  chosen(): Pick;
  /** Fixes the choice while a round is shown. */
  lock(isLocked: boolean): void;
}

/** A radio group styled as chips. The first option is selected initially. */
export function makePicks<Pick extends string>(
  legend: string,
  options: readonly [PickOption<Pick>, ...PickOption<Pick>[]],
): Picks<Pick> {
  let chosen = options[0].pick;
  const inputs = options.map(({ pick, label }, place) => {
    const input = el('input', {
      type: 'radio',
      name: 'pick',
      value: pick,
      checked: place === 0,
      'aria-label': label,
    });
    input.addEventListener('change', () => {
      chosen = pick;
      tick();
    });
    return input;
  });
  const element = el(
    'fieldset',
    { class: 'picks' },
    el('legend', {}, legend),
    ...options.map(({ pick, content }, place) =>
      el('label', { class: 'pick', 'data-pick': pick }, inputs[place] ?? '', ...content),
    ),
  );
  return {
    element,
    chosen: () => chosen,
    lock: (isLocked) => {
      element.disabled = isLocked;
    },
  };
}

/** A pick's name above its multiplier. */
export const nameAndPays = (name: string, times: string): Node[] => [
  el('span', { class: 'name' }, name),
  el('span', { class: 'times', translate: 'no' }, times),
];

/** A table of what each pick pays, for the pay table's sheet. */
export const paysTable = (
  rows: readonly { head: readonly (Node | string)[]; times: string }[],
): HTMLTableElement =>
  el(
    'table',
    {},
    el(
      'tbody',
      {},
      ...rows.map(({ head, times }) =>
        el('tr', {}, el('th', { scope: 'row' }, ...head), el('td', {}, times)),
      ),
    ),
  );
