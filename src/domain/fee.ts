/**
 * What a channel takes: a fixed part and a share of the amount (contract, deposit and withdrawal part,
 * `PayChannel.feeFixed` and `feeBps`). A share is seldom a whole hundredth; which way it is rounded is
 * settled here, for what the app shows and what the platform books: decision 0022 for what is paid in,
 * 0023 for what is paid out.
 */
import { add, minorUnits, type MinorUnits } from './money.ts';

/** A channel's price. */
export interface Fee {
  readonly feeFixed: MinorUnits;
  /** Ten-thousandths of the amount. */
  readonly feeBps: number;
}

const WHOLE_BPS = 10_000;

/**
 * The fee of paying in, on top of the amount: a share is rounded up to a hundredth, as those bill it
 * whose fee it is (decision 0022). Rounded down, the platform would pay the rest of each payment.
 */
export const depositFee = (amount: MinorUnits, fee: Fee): MinorUnits =>
  feeOf(amount, fee, Math.ceil);

/**
 * The fee of paying out, taken from what arrives: a share is rounded down to a hundredth, so that a
 * player never pays more than the named share (decision 0023).
 */
export const withdrawalFee = (amount: MinorUnits, fee: Fee): MinorUnits =>
  feeOf(amount, fee, Math.floor);

/** Whole ten-thousands apart, so that no product passes what a number holds exactly. */
function feeOf(
  amount: MinorUnits,
  { feeFixed, feeBps }: Fee,
  round: (value: number) => number,
): MinorUnits {
  const rest = amount % WHOLE_BPS;
  const whole = minorUnits(((amount - rest) / WHOLE_BPS) * feeBps);
  return add(feeFixed, whole, minorUnits(round((rest * feeBps) / WHOLE_BPS)));
}
