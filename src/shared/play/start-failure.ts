import { StartGameCode } from '#shared/game/errors.ts';
/** Why a game did not start, and the player's next steps (spec §8, "Start game"). */
import { CommonCode } from '#shared/common/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';

/** A next step for the player. `back` returns to the previous screen. */
export type StartStep = 'retry' | 'full-page' | 'support' | 'withdrawal' | 'rounds' | 'back';

export type FailureName =
  /** The URL names no game, or one that is not in the list. */
  | 'unknown-game'
  | 'settling'
  | 'cannot-enter'
  | 'transfer-failed'
  | 'coins-failed'
  | 'player-missing'
  | 'system-error'
  | 'refund-failed'
  | 'maintenance'
  | 'too-frequent'
  | 'self-excluded'
  | 'on-break'
  | 'session-limit'
  | 'spending-limit'
  | 'region-blocked'
  /** Any other code. */
  | 'refused'
  | 'network'
  | 'timeout'
  | 'http'
  | 'contract'
  | 'signed-out'
  /** The game's page does not report that it is ready. */
  | 'silent'
  /** The app's own policy blocks this page in a frame. */
  | 'frame-blocked';

export interface StartFailure {
  readonly name: FailureName;
  /** The server's code, or the HTTP status of `http`. */
  readonly code?: number;
  /** The server's log reference of the call, if it sends one. */
  readonly ref?: string;
  /** Until when it lasts, if the server says so. */
  readonly until?: EpochMs;
}

/** The steps of each failure, the preferred one first; never empty. */
export const NEXT_STEPS: Readonly<Record<FailureName, readonly [StartStep, ...StartStep[]]>> = {
  'unknown-game': ['back'],
  settling: ['retry', 'support', 'back'],
  'cannot-enter': ['retry', 'back'],
  'transfer-failed': ['retry', 'support', 'back'],
  'coins-failed': ['retry', 'support', 'back'],
  'player-missing': ['support', 'back'],
  'system-error': ['retry', 'support', 'back'],
  'refund-failed': ['support', 'back'],
  maintenance: ['back'],
  'too-frequent': ['retry', 'back'],
  // What stays open to a player who may not play now.
  'self-excluded': ['back', 'withdrawal', 'rounds', 'support'],
  'on-break': ['back', 'withdrawal', 'rounds', 'support'],
  'session-limit': ['back', 'withdrawal', 'rounds', 'support'],
  'spending-limit': ['back', 'withdrawal', 'rounds', 'support'],
  'region-blocked': ['back', 'support'],
  refused: ['retry', 'support', 'back'],
  network: ['retry', 'back'],
  timeout: ['retry', 'support', 'back'],
  http: ['retry', 'support', 'back'],
  contract: ['retry', 'support', 'back'],
  'signed-out': ['back'],
  silent: ['retry', 'full-page', 'support', 'back'],
  'frame-blocked': ['full-page', 'support', 'back'],
};

/** The codes of spec §8 for starting a game, and those of the contract that may be answered. */
export const START_CODES: Readonly<Record<number, FailureName>> = {
  [StartGameCode.hidden]: 'cannot-enter',
  [StartGameCode.accountBlocked]: 'cannot-enter',
  [StartGameCode.noDemo]: 'cannot-enter',
  [StartGameCode.cannotEnter]: 'cannot-enter',
  [StartGameCode.settling]: 'settling',
  [StartGameCode.notFound]: 'unknown-game',
  [StartGameCode.transferFailed]: 'transfer-failed',
  [StartGameCode.coinsFailed]: 'coins-failed',
  [StartGameCode.playerMissing]: 'player-missing',
  [StartGameCode.systemError]: 'system-error',
  [StartGameCode.refundFailed]: 'refund-failed',
  [CommonCode.tooFrequent]: 'too-frequent',
  [ProtectionCode.selfExcluded]: 'self-excluded',
  [ProtectionCode.onBreak]: 'on-break',
  [ProtectionCode.sessionLimit]: 'session-limit',
  [ProtectionCode.spendingLimit]: 'spending-limit',
  [StartGameCode.regionBlocked]: 'region-blocked',
  [StartGameCode.maintenance]: 'maintenance',
};

const LAST_MOMENT = 8.64e15;

/** Interprets a refusal of `startGame`. @param until the answer's own field, unvalidated */
export function failureOfCode(code: number, until: unknown): StartFailure {
  const name = Object.hasOwn(START_CODES, code) ? START_CODES[code] : undefined;
  const isMoment = typeof until === 'number' && until > 0 && until <= LAST_MOMENT;
  return { name: name ?? 'refused', code, ...(isMoment && { until: epochMs(until) }) };
}
