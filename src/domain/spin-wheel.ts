/** The wheel of the spin invite: where it rests, and how likely each segment is (spec §9, "Spin bonus"). */

const TURN = 360;
/** Whole turns that a spin makes at least before it rests: fewer look like a nudge. */
const LEAST_TURNS = 5;

/** Degrees that one segment takes. */
export const segmentAngle = (count: number): number => TURN / count;

/**
 * Where the wheel rests with the middle of a segment under the pointer, which stands at the top.
 * Segment 0 begins at the top and the others follow clockwise, so the wheel turns back by as much.
 * @param from where it stands now, in degrees of all turns so far; it goes on from there, forwards
 */
export function restAngle(from: number, segment: number, count: number): number {
  const middle = (segment + 0.5) * segmentAngle(count);
  const wanted = (((TURN - middle) % TURN) + TURN) % TURN;
  const angle = ((from % TURN) + TURN) % TURN;
  const ahead = (wanted - angle + TURN) % TURN;
  return from + LEAST_TURNS * TURN + ahead;
}

/**
 * How likely each segment is, in ten-thousandths that add up to 10,000 at most by rounding; null when
 * the platform does not tell a weight for every one: then nothing is claimed.
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
