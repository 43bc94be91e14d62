/** Rate limit for a game's requests to open the deposit sheet, so that no game can trap a player in it. */
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';

export interface DepositRequests {
  /** Requests accepted without a longer silence between them. */
  readonly accepted: number;
  /** When the game last asked, or the sheet was last closed. */
  readonly last: EpochMs;
}

/** After this much silence the count starts again. */
const QUIET_MS = MINUTE_MS;
const FIRST_REST_MS = 1_000;

/** How long a game must be silent before it is accepted again: twice as long each time. */
const restAfter = (accepted: number): number => Math.min(FIRST_REST_MS * 2 ** accepted, QUIET_MS);

/**
 * Decides about a request. One that comes too early is ignored and restarts the waiting time.
 * @param isReachable the game is visible and uncovered, so that the player can have pressed in it
 */
export function acceptDeposit(
  requests: DepositRequests | null,
  now: EpochMs,
  isReachable: boolean,
): { readonly requests: DepositRequests; readonly isAccepted: boolean } {
  const silence = requests === null ? QUIET_MS : now - requests.last;
  const accepted = requests === null || silence >= QUIET_MS ? 0 : requests.accepted;
  const isAccepted = isReachable && (requests === null || silence >= restAfter(accepted));
  return { requests: { accepted: accepted + Number(isAccepted), last: now }, isAccepted };
}

/** The waiting time starts when the sheet has closed. */
export const afterSheet = (
  requests: DepositRequests | null,
  now: EpochMs,
): DepositRequests | null => (requests === null ? null : { ...requests, last: now });
