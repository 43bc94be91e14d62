import { graphemesOf } from '#shared/text/characters.ts';
import { classNames } from '#ui/base/class-names.ts';
import styles from './letter-tile.module.css';

export interface LetterTileProps {
  /** The tile's subject; its first letters are shown. */
  readonly name: string;
  /** Any whole number, constant for the same subject: selects the style. */
  readonly seed: number;
}

const LOOKS = ['isGold', 'isCoral', 'isJade', 'isDusk'] as const;

/** Replaces a missing picture: one or two letters on a coloured tile. */
export function LetterTile({ name, seed }: LetterTileProps) {
  const look = LOOKS[Math.abs(seed) % LOOKS.length] ?? 'isDusk';
  return (
    <span className={classNames(styles.tile, styles[look])} data-letter-tile aria-hidden>
      <svg className={styles.letters} viewBox="0 0 100 100" focusable="false">
        <circle className={styles.halo} cx="50" cy="50" r="34" />
        <path className={styles.ray} d="M50 4v10M50 86v10M4 50h10M86 50h10" />
        <text className={styles.text} x="50" y="52" textAnchor="middle" dominantBaseline="central">
          {lettersOf(name)}
        </text>
      </svg>
    </span>
  );
}

/** The first letter of the first two words; a letter with its marks, as in Thai, counts as one. */
export function lettersOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
