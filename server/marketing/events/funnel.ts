import type { InstallEventName } from '#shared/marketing/install-event.ts';

/** A step counts in a window when it happened within this many days of the landing. */
export const WINDOWS = [1, 7, 30] as const;
export type WindowDays = (typeof WINDOWS)[number];

/** Days after the landing, or the install, for which returns are counted. */
export const RETURN_DAYS = [1, 7, 30] as const;

/** Steps that a client reports, each by the first of its events. */
export const REPORTED_STEPS = {
  offered: ['sheet_shown', 'ios_hint_shown', 'chrome_popup_shown'],
  agreed: ['sheet_continue', 'ios_hint_done', 'chrome_popup_opened'],
  installed: ['app_installed', 'first_standalone_launch'],
  opened: ['first_standalone_launch'],
  registered: ['register'],
} as const satisfies Record<string, readonly InstallEventName[]>;

export type ReportedStep = keyof typeof REPORTED_STEPS;
export const REPORTED_STEP_IDS = Object.keys(REPORTED_STEPS) as ReportedStep[];

/**
 * The funnel. A step with `follows` requires the step before; registering does not require an install.
 * Deposits come from the ledger, not from the client.
 */
export const STEPS = [
  { id: 'landed', label: 'Landed', follows: false },
  { id: 'offered', label: 'Saw an offer to install', follows: true },
  { id: 'agreed', label: 'Said yes to it', follows: true },
  { id: 'installed', label: 'Installed', follows: true },
  { id: 'opened', label: 'Opened from home screen', follows: true },
  { id: 'registered', label: 'Registered', follows: false },
  { id: 'deposited', label: 'Made a first deposit', follows: true },
] as const;

export type StepId = (typeof STEPS)[number]['id'];
