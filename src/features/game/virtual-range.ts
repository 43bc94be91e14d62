/** Computes the virtual range of a long grid: pure arithmetic, as all rows have the same height. */

export interface GridView {
  /** Distance of the view's top below the grid's, in pixels; negative while above it. */
  readonly top: number;
  readonly viewHeight: number;
  readonly rowHeight: number;
  /** Rows of the whole grid. */
  readonly count: number;
  /** Rows rendered beyond each edge of the view, so that a flick meets no gap. */
  readonly spare: number;
  /** Most rows in the page at once. */
  readonly most: number;
}

/** From `first` up to, not including, `end`. */
export interface VirtualRange {
  readonly first: number;
  readonly end: number;
}

/** The rows to render. Rows in view always are; spare ones give way when all together would exceed `most`. */
export function virtualRange({
  top,
  viewHeight,
  rowHeight,
  count,
  spare,
  most,
}: GridView): VirtualRange {
  if (count <= 0 || rowHeight <= 0) return { first: 0, end: 0 };
  const firstSeen = clamp(Math.floor(top / rowHeight), 0, count - 1);
  const endSeen = clamp(Math.ceil((top + viewHeight) / rowHeight), firstSeen + 1, count);
  const seen = endSeen - firstSeen;
  const kept = clamp(Math.floor((most - seen) / 2), 0, spare);
  return { first: Math.max(0, firstSeen - kept), end: Math.min(count, endSeen + kept) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
