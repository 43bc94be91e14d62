/** The grid's layout at the current width, language and text size. */
export interface GridMetrics {
  readonly columns: number;
  /** Height of a row with the gap below it, in whole CSS pixels. */
  readonly rowHeight: number;
  readonly viewHeight: number;
}

/** A grid as it was on the screen. */
export interface KnownGrid {
  readonly metrics: GridMetrics;
  /** Distance of the view's top below the grid's, in pixels; negative while above it. */
  readonly top: number;
  /** A row beyond the view: what is above the next grid may be a little lower. None for the snapshot's place. */
  readonly spare: 0 | 1;
}

let known: KnownGrid | null = null;

/**
 * The grid that was shown last. The next one renders its cards by it at once, in slices, rather than after its own
 * layout and in one piece; it is measured and corrected before it is painted.
 */
export const knownGrid = (): KnownGrid | null => known;

export function keepGrid(grid: KnownGrid): void {
  // A grid that is not displayed has no height.
  if (grid.metrics.rowHeight > 0) known = grid;
}
