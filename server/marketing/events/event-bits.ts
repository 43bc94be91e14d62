import { INSTALL_EVENT_NAMES, type InstallEventName } from '#shared/marketing/install-event.ts';

/** Stored in rows: never change the bit of an event; a new event takes the next one. */
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

/** Returns the bit of an event in a `reached` set. */
export const eventBit = (name: InstallEventName): number => 1 << BITS[name];

/** Returns the events of a `reached` set. */
export const eventsIn = (reached: number): readonly InstallEventName[] =>
  INSTALL_EVENT_NAMES.filter((name) => (reached & eventBit(name)) !== 0);
