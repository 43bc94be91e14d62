/** Rate limit for a game's requests to open the deposit sheet, so that no game can trap a player in it. */
import { MINUTE_MS, type EpochMs } from '#domain/duration.ts';

export interface DepositAsks {
  /** Requests accepted without a longer silence between them. */
  readonly accepted: number;
  /** When the game last asked, or the sheet was last closed. */
  readonly last: EpochMs;
}

/** After this much silence the count starts again. */
const CALM_MS = MINUTE_MS;
const FIRST_REST_MS = 1_000;

/** How long a game must be silent before it is accepted again: twice as long each time. */
const restAfter = (accepted: number): number => Math.min(FIRST_REST_MS * 2 ** accepted, CALM_MS);

/**
 * Decides about a request. One that comes too early is ignored and restarts the waiting time.
 * @param isReachable the game is visible and uncovered, so that the player can have pressed in it
 */
export function acceptDeposit(
  asks: DepositAsks | null,
  now: EpochMs,
  isReachable: boolean,
): { readonly asks: DepositAsks; readonly isAccepted: boolean } {
  const silence = asks === null ? CALM_MS : now - asks.last;
  const accepted = asks === null || silence >= CALM_MS ? 0 : asks.accepted;
  const isAccepted = isReachable && (asks === null || silence >= restAfter(accepted));
  return { asks: { accepted: accepted + Number(isAccepted), last: now }, isAccepted };
}

/** The waiting time starts when the sheet has closed. */
export const afterSheet = (asks: DepositAsks | null, now: EpochMs): DepositAsks | null =>
  asks === null ? null : { ...asks, last: now };
