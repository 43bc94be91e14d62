/** Reads the forms of the lobby's page into the operator's commands that they run. */
import { BadRequest } from '#server/core/http/refusal.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';

export const LOBBY_ACTIONS = [
  'banner-add',
  'banner-set',
  'banner-end',
  'notice-add',
  'notice-set',
  'notice-end',
  'game-set',
  'plan-cancel',
] as const;
export type LobbyAction = (typeof LOBBY_ACTIONS)[number];

/** What the page changes of a game, as the command names it. */
export const GAME_SWITCHES = ['hot', 'hidden', 'maintenance'] as const;

/** A command; `id` is filled in with what the one before made. */
export interface FormStep {
  command: string;
  options: Readonly<Record<string, unknown>>;
  /** Takes the id of the new banner or notice. */
  isOfNew?: true;
}

interface FormPlace {
  market: Market;
  now: EpochMs;
}

/** The commands of a form, in their order. @throws BadRequest in words for the user */
export function readLobbyForm(action: LobbyAction, form: Form, place: FormPlace): FormStep[] {
  switch (action) {
    case 'banner-add':
      return added(
        'banner',
        { ...pickText(form, 'image', 'title'), ...clickOf(form) },
        form,
        place,
      );
    case 'notice-add':
      return added(
        'notice',
        {
          type: form['type'],
          ...pickText(form, 'title', 'content'),
          ...buttonOf(form),
          ...clickOf(form),
        },
        form,
        place,
      );
    case 'banner-set':
      return changed('banner', form, place);
    case 'notice-set':
      return changed('notice', form, place);
    case 'banner-end':
      return [{ command: 'banner end', options: idOf(form) }];
    case 'notice-end':
      return [{ command: 'notice end', options: idOf(form) }];
    case 'game-set':
      return game(form, place);
    case 'plan-cancel':
      return [{ command: 'plan cancel', options: idOf(form) }];
  }
}

/** A new entry; one that begins later is hidden until then. */
function added(noun: string, options: object, form: Form, place: FormPlace): FormStep[] {
  const { from, until } = timesOf(form, place);
  const set = (hidden: boolean, at: string): FormStep => ({
    command: `${noun} set`,
    options: { hidden, at },
    isOfNew: true,
  });
  return [
    {
      command: `${noun} add`,
      options: { ...options, ...placeOf(form), ...(from !== undefined && { hidden: true }) },
    },
    ...(from === undefined ? [] : [set(false, from)]),
    ...(until === undefined ? [] : [set(true, until)]),
  ];
}

/** A changed entry: its text and place now, whether it is shown also from and until a time. */
function changed(noun: string, form: Form, place: FormPlace): FormStep[] {
  const id = idOf(form);
  const command = `${noun} set`;
  const options = { ...pickFilled(form, 'title', 'image', 'content', 'button'), ...placeOf(form) };
  const shown = form['shown'] ?? '';
  const steps: FormStep[] =
    Object.keys(options).length === 0 ? [] : [{ command, options: { ...id, ...options } }];
  if (shown === '') {
    if (isFilled(form, 'from') || isFilled(form, 'until')) {
      throw new BadRequest('choose what happens at these times');
    }
    if (steps.length === 0) throw new BadRequest('nothing is filled in');
    return steps;
  }
  return [...steps, ...switched(command, id, ['hidden', shown === 'no'], form, place)];
}

const isFilled = (form: Form, name: string): boolean => (form[name] ?? '').trim() !== '';

function game(form: Form, place: FormPlace): FormStep[] {
  const name = GAME_SWITCHES.find((one) => one === form['what']);
  if (name === undefined) {
    throw new BadRequest(`what must be one of ${GAME_SWITCHES.join(', ')}`);
  }
  return switched('catalogue set', idOf(form), [name, form['value'] === 'yes'], form, place);
}

/** Switches something now or from a time on, and back at another. */
function switched(
  command: string,
  id: object,
  [name, value]: readonly [name: string, value: boolean],
  form: Form,
  place: FormPlace,
): FormStep[] {
  const { from, until } = timesOf(form, place);
  return [
    { command, options: { ...id, [name]: value, ...(from !== undefined && { at: from }) } },
    ...(until === undefined
      ? []
      : [{ command, options: { ...id, [name]: !value, at: until } } satisfies FormStep]),
  ];
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

/** A moment as browsers send it, by the market's clock. @throws BadRequest when it is none */
export function readLocalTime(text: string, market: Market, field: string): EpochMs | undefined {
  const given = text.trim();
  if (given === '') return undefined;
  const moment = LOCAL.test(given) ? Date.parse(`${given}Z`) : Number.NaN;
  if (Number.isNaN(moment)) {
    throw new BadRequest(
      `${field} must be a time like 2026-11-21T18:00, not "${given.slice(0, 40)}"`,
    );
  }
  return epochMs(moment - markets[market].ahead);
}

/** The value of an input for a moment, by the market's clock. */
export const localTime = (moment: EpochMs, market: Market): string =>
  new Date(moment + markets[market].ahead).toISOString().slice(0, 16);

function timesOf(
  form: Form,
  { market, now }: FormPlace,
): { from: string | undefined; until: string | undefined } {
  const from = readLocalTime(form['from'] ?? '', market, 'from');
  const until = readLocalTime(form['until'] ?? '', market, 'until');
  if (from !== undefined && from <= now) throw new BadRequest('the time "from" has passed');
  if (until !== undefined && until <= (from ?? now)) {
    throw new BadRequest(
      from === undefined ? 'the time "until" has passed' : 'the time "until" is not after "from"',
    );
  }
  const text = (moment: EpochMs | undefined) =>
    moment === undefined ? undefined : new Date(moment).toISOString().replace(/\.\d+Z/, 'Z');
  return { from: text(from), until: text(until) };
}

function idOf(form: Form): { id: number } {
  const id = Number(form['id'] ?? Number.NaN);
  if (!Number.isSafeInteger(id)) throw new BadRequest('id must be a number');
  return { id };
}

const pickText = (form: Form, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, required(form, name)]));

function required(form: Form, name: string): string {
  if (!isFilled(form, name)) throw new BadRequest(`${name} is empty`);
  return form[name] ?? '';
}

const pickFilled = (form: Form, ...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (isFilled(form, name) ? [[name, form[name]]] : [])));

const buttonOf = (form: Form) => pickFilled(form, 'button', 'image');

function placeOf(form: Form): { place?: number } {
  const text = (form['place'] ?? '').trim();
  if (text === '') return {};
  const place = Number(text);
  if (!Number.isSafeInteger(place) || place < 1) {
    throw new BadRequest('place must be a whole number from 1 on');
  }
  return { place };
}

function clickOf(form: Form): { clickType?: number; clickAction?: string } {
  const clickType = Number(form['clickType'] ?? 0);
  const clickAction = (form['clickAction'] ?? '').trim();
  if (clickType === 0 && clickAction === '') return {};
  if (clickType === 0) throw new BadRequest('choose what a tap opens');
  return { clickType, clickAction };
}
