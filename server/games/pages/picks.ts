import { el } from './element.ts';

/** What a bet may be placed on, and what stands on its button. */
export interface PickOption<Pick extends string> {
  readonly pick: Pick;
  readonly content: readonly (Node | string)[];
  /** What a reader of the screen hears. */
  readonly label: string;
}

export interface Picks<Pick extends string> {
  readonly element: HTMLElement;
  chosen(): Pick;
  /** While a round is shown, the choice stays. */
  lock(isLocked: boolean): void;
}

/** One choice of several, as radio buttons that look like chips. The first is chosen to begin with. */
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
    input.addEventListener('change', () => (chosen = pick));
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

/** A pick's name over what it pays. */
export const nameAndPays = (name: string, times: string): Node[] => [
  el('span', { class: 'name' }, name),
  el('span', { class: 'times' }, times),
];

/** What each pick pays, for the sheet of the pay table. */
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
