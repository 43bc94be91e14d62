import { INSTALL_EVENT_NAMES, type InstallEventName } from '#domain/install/install-event.ts';

/** Stored in rows: a bit keeps its event for ever, a new event takes the next one. */
const BITS = {
  landing: 0,
  prompt_captured: 1,
  sheet_shown: 2,
  sheet_cancel: 3,
  sheet_continue: 4,
  native_accepted: 5,
  native_dismissed: 6,
  app_installed: 7,
  ios_hint_shown: 8,
  ios_hint_done: 9,
  chrome_popup_shown: 10,
  chrome_popup_opened: 11,
  chrome_popup_optout: 12,
  first_standalone_launch: 13,
  register: 14,
  login: 15,
  first_deposit: 16,
} as const satisfies Record<InstallEventName, number>;

/** The member of a `reached` set that stands for these events. */
export const eventBits = (...names: InstallEventName[]): number =>
  names.reduce((set, name) => set | (1 << BITS[name]), 0);

/**
 * The steps of the report's funnel; a visitor took one when any of its events happened. One with
 * `follows` can only come after the step before: who registers need not have installed.
 */
export const STEPS = [
  { id: 'landed', label: 'Landed', events: ['landing'], follows: false },
  {
    id: 'offered',
    label: 'Saw an offer to install',
    events: ['sheet_shown', 'ios_hint_shown', 'chrome_popup_shown'],
    follows: true,
  },
  {
    id: 'agreed',
    label: 'Said yes to it',
    events: ['sheet_continue', 'ios_hint_done', 'chrome_popup_opened'],
    follows: true,
  },
  {
    id: 'installed',
    label: 'Installed',
    events: ['app_installed', 'first_standalone_launch'],
    follows: true,
  },
  {
    id: 'opened',
    label: 'Opened from home screen',
    events: ['first_standalone_launch'],
    follows: true,
  },
  { id: 'registered', label: 'Registered', events: ['register'], follows: false },
  { id: 'deposited', label: 'Made a first deposit', events: ['first_deposit'], follows: true },
] as const satisfies readonly {
  id: string;
  label: string;
  events: readonly InstallEventName[];
  follows: boolean;
}[];

export type StepId = (typeof STEPS)[number]['id'];

/** What the report counts visitors by: each step and each single event. */
export const COUNTED: readonly { id: string; bits: number }[] = [
  ...STEPS.map(({ id, events }) => ({ id, bits: eventBits(...events) })),
  ...INSTALL_EVENT_NAMES.map((name) => ({ id: name, bits: eventBits(name) })),
];
