/** The counted steps from a landing to a first deposit (docs/glossary.md, "install event"). */
export const INSTALL_EVENT_NAMES = [
  'landing',
  'prompt_captured',
  'sheet_shown',
  'sheet_cancel',
  'sheet_continue',
  'native_accepted',
  'native_dismissed',
  'app_installed',
  'ios_hint_shown',
  'ios_hint_done',
  'chrome_popup_shown',
  'chrome_popup_opened',
  'chrome_popup_optout',
  'first_standalone_launch',
  'register',
  'login',
  'first_deposit',
] as const;

export type InstallEventName = (typeof INSTALL_EVENT_NAMES)[number];
