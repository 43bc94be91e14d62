/**
 * The states of one install prompt, from `beforeinstallprompt` to the installed app: `idle → captured →
 * eligible → sheet → prompting → accepted | dismissed → installed`.
 */
export type InstallState =
  /** No install prompt, or it was used up. */
  | 'idle'
  /** There is an install prompt; the sheet may not open automatically (yet). */
  | 'captured'
  /** The timing rules allow the sheet; it waits for an idle moment. */
  | 'eligible'
  /** The sheet is shown. */
  | 'sheet'
  /** The browser asks the player. */
  | 'prompting'
  /** The player accepted; the browser has not confirmed the installation yet. */
  | 'accepted'
  /** The player refused in the browser's dialog, which counts as Cancel. */
  | 'dismissed'
  /** The browser fired `appinstalled`, the only valid evidence. */
  | 'installed';

export type InstallStep =
  /** `beforeinstallprompt` fired. */
  | 'prompt-captured'
  | 'timing-allowed'
  /** Another tab showed the sheet while this one waited. */
  | 'timing-refused'
  /** The sheet was shown for the page's own request, so there is no install prompt behind it. */
  | 'prompt-gone'
  | 'sheet-shown'
  /** Cancel, or the sheet was closed in another way. */
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

/** The state after a step; a step that does not apply to a state changes nothing. */
export function nextInstallState(state: InstallState, step: InstallStep): InstallState {
  if (step === 'app-installed') return 'installed';
  return TABLE[state][step] ?? state;
}
