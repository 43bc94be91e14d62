/**
 * The states of one install prompt, from `beforeinstallprompt` to the installed app:
 * `idle → captured → eligible → sheet → prompting → accepted | dismissed → installed`.
 */
export type InstallState =
  /** No install prompt, or it was used up. */
  | 'idle'
  /** An install prompt is held; the sheet may not open by itself (yet). */
  | 'captured'
  /** The timing rules let the sheet come; it waits for an idle moment. */
  | 'eligible'
  /** The player sees the sheet. */
  | 'sheet'
  /** The browser asks the player. */
  | 'prompting'
  /** The player said yes to the browser, which has not said yet that it is done. */
  | 'accepted'
  /** The player said no to the browser, which counts as Cancel. */
  | 'dismissed'
  /** The browser said `appinstalled`: nothing else may claim it. */
  | 'installed';

export type InstallStep =
  /** `beforeinstallprompt` fired. */
  | 'prompt-captured'
  | 'timing-allowed'
  /** Another tab showed the sheet while this one waited. */
  | 'timing-refused'
  /** The sheet was shown for a request of the page's own, so no install prompt is left behind it. */
  | 'prompt-gone'
  | 'sheet-shown'
  /** Cancel, or the sheet left in any other way. */
  | 'sheet-left'
  | 'prompt-opened'
  | 'prompt-accepted'
  | 'prompt-refused'
  | 'app-installed';

type Steps = Partial<Record<InstallStep, InstallState>>;

const TABLE: Readonly<Record<InstallState, Steps>> = {
  idle: { 'prompt-captured': 'captured', 'sheet-shown': 'sheet' },
  captured: { 'timing-allowed': 'eligible', 'sheet-shown': 'sheet' },
  eligible: { 'sheet-shown': 'sheet', 'timing-refused': 'captured' },
  sheet: { 'sheet-left': 'captured', 'prompt-gone': 'idle', 'prompt-opened': 'prompting' },
  prompting: { 'prompt-accepted': 'accepted', 'prompt-refused': 'dismissed' },
  accepted: { 'prompt-captured': 'captured' },
  dismissed: { 'prompt-captured': 'captured', 'sheet-shown': 'sheet' },
  // `beforeinstallprompt` fired again: the app is no longer installed.
  installed: { 'prompt-captured': 'captured' },
};

/** The state after a step; a step that has no place in a state changes nothing. */
export function nextInstallState(state: InstallState, step: InstallStep): InstallState {
  if (step === 'app-installed') return 'installed';
  return TABLE[state][step] ?? state;
}
