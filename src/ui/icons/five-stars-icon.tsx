interface FiveStarsIconProps {
  /** Height in CSS pixels; it is five times as wide. */
  readonly size: number;
}

const STAR = 'l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

/** A full rating, as one drawing. Decorative: the text beside it says the same. */
export function FiveStarsIcon({ size }: FiveStarsIconProps) {
  return (
    <svg aria-hidden width={5 * size} height={size} viewBox="0 0 120 24" focusable="false">
      <path d={`m12 3.8${STAR}${`m24 0${STAR}`.repeat(4)}`} />
    </svg>
  );
}
