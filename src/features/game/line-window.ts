/** Which lines of a long grid are in the page: pure arithmetic, as all lines are of one height. */

export interface GridView {
  /** How far the view's upper edge is below the grid's, in pixels; negative while above it. */
  readonly top: number;
  readonly viewHeight: number;
  readonly lineHeight: number;
  /** Lines of the whole grid. */
  readonly count: number;
  /** Lines kept beyond each edge of the view, so that a flick meets no gap. */
  readonly spare: number;
  /** Most lines in the page at once. */
  readonly most: number;
}

/** From `first` up to, not including, `end`. */
export interface LineWindow {
  readonly first: number;
  readonly end: number;
}

/**
 * The lines to have in the page. What is in view always is; the spare ones give way when all
 * together would be more than `most`.
 */
export function lineWindow({
  top,
  viewHeight,
  lineHeight,
  count,
  spare,
  most,
}: GridView): LineWindow {
  if (count <= 0 || lineHeight <= 0) return { first: 0, end: 0 };
  const firstSeen = clamp(Math.floor(top / lineHeight), 0, count - 1);
  const endSeen = clamp(Math.ceil((top + viewHeight) / lineHeight), firstSeen + 1, count);
  const seen = endSeen - firstSeen;
  const kept = clamp(Math.floor((most - seen) / 2), 0, spare);
  return { first: Math.max(0, firstSeen - kept), end: Math.min(count, endSeen + kept) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
