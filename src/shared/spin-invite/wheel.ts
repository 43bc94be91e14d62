/** The wheel of the spin invite: its final angle, and each segment's probability (spec §9, "Spin bonus"). */

const TURN = 360;
/** Minimum full turns of a spin: fewer look like a nudge. */
const LEAST_TURNS = 5;

/** Degrees of one segment. */
export const segmentAngle = (count: number): number => TURN / count;

/**
 * The final angle, with the middle of a segment under the pointer at the top. Segment 0 begins at the top and
 * the others follow clockwise, so the wheel turns back by that angle.
 * @param from the current angle, in degrees including all past turns; it continues forwards from there
 */
export function restAngle(from: number, segment: number, count: number): number {
  const middle = (segment + 0.5) * segmentAngle(count);
  const wanted = (((TURN - middle) % TURN) + TURN) % TURN;
  const angle = ((from % TURN) + TURN) % TURN;
  const ahead = (wanted - angle + TURN) % TURN;
  return from + LEAST_TURNS * TURN + ahead;
}

/**
 * Probability of each segment in ten-thousandths, with a sum of 10,000 apart from rounding; null when a
 * weight is missing: then no odds are shown.
 */
export function segmentOdds(
  segments: readonly { readonly weight?: number | undefined }[],
): readonly number[] | null {
  const weights = segments.map(({ weight }) => weight);
  const isKnown = (weight: number | undefined): weight is number =>
    weight !== undefined && Number.isFinite(weight) && weight >= 0;
  if (!weights.every(isKnown)) return null;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? weights.map((weight) => Math.round((weight * 10_000) / sum)) : null;
}
