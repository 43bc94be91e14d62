import styles from './gap.module.css';

/** A step of the `--space` tokens, 0 for none, or `hair` (2 px) between related lines. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'hair';

/** The gap between wrapped lines, where it differs from the one within a line. */
export type LineGap = 0 | 1 | 2 | 'hair';

/** The class of a gap. */
export const gapClass = (gap: Gap) => (gap === 'hair' ? styles.gapHair : styles[`gap${gap}`]);

/** The class of a gap between lines. */
export const lineGapClass = (gap: LineGap) =>
  gap === 'hair' ? styles.lineHair : styles[`line${gap}`];
