/** How often a game may ask for the deposit sheet: no game holds a player in it by asking. */
import { MINUTE_MS, type EpochMs } from '#domain/duration.ts';

export interface DepositAsks {
  /** How many were accepted without a calm while between them. */
  readonly accepted: number;
  /** When the game last asked, or the sheet was last closed. */
  readonly last: EpochMs;
}

/** After so long without a request a game is trusted as at first. */
const CALM_MS = MINUTE_MS;
const FIRST_REST_MS = 1_000;

/** How long a game must keep still before it is accepted again: twice as long each time. */
const restAfter = (accepted: number): number => Math.min(FIRST_REST_MS * 2 ** accepted, CALM_MS);

/**
 * What becomes of a request. One that comes too early is ignored, and the rest begins anew.
 * @param isReachable the game is seen and uncovered, so that the player can have pressed in it
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

/** The rest begins when the sheet has closed. */
export const afterSheet = (asks: DepositAsks | null, now: EpochMs): DepositAsks | null =>
  asks === null ? null : { ...asks, last: now };
