/**
 * Fee of a channel: a fixed part and a share of the amount (contract, deposit and withdrawal part,
 * `PayChannel.feeFixed` and `feeBps`). The rounding of the share is defined here, both for the app's display
 * and the server's bookings: decision 0016 for deposits, 0017 for withdrawals.
 */
import { add, minorUnits, type MinorUnits } from './money.ts';

export interface Fee {
  readonly feeFixed: MinorUnits;
  /** Ten-thousandths of the amount. */
  readonly feeBps: number;
}

const WHOLE_BPS = 10_000;

/**
 * The deposit fee, on top of the amount: the share is rounded up to a hundredth, as payment channels bill it
 * (decision 0016). Rounded down, the operator would pay the difference of each payment.
 */
export const depositFee = (amount: MinorUnits, fee: Fee): MinorUnits =>
  feeOf(amount, fee, Math.ceil);

/**
 * The withdrawal fee, deducted from the payout: the share is rounded down to a hundredth, so that a player
 * never pays more than the stated share (decision 0017).
 */
export const withdrawalFee = (amount: MinorUnits, fee: Fee): MinorUnits =>
  feeOf(amount, fee, Math.floor);

/**
 * Calculates whole ten-thousands separately, so that no product exceeds exact numbers. A share may have
 * decimals (12.5 = 0.125%).
 */
function feeOf(
  amount: MinorUnits,
  { feeFixed, feeBps }: Fee,
  round: (value: number) => number,
): MinorUnits {
  const rest = amount % WHOLE_BPS;
  const wholes = ((amount - rest) / WHOLE_BPS) * feeBps;
  const exact = Math.floor(wholes);
  const part = round(wholes - exact + (rest * feeBps) / WHOLE_BPS);
  return add(feeFixed, minorUnits(exact), minorUnits(part));
}
