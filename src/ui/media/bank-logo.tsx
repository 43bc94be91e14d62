import styles from './bank-logo.module.css';
import { FadeImage } from './fade-image.tsx';
import { LetterTile } from './letter-tile.tsx';

export interface BankLogoProps {
  /** The bank's name: its letters replace a missing picture. */
  readonly name: string;
  /** '' for none. */
  readonly iconUrl: string;
  /** The bank's id: selects the style of the letters. */
  readonly seed: number;
}

/** A bank's icon, or its letters. Decorative: the name is beside it. */
export function BankLogo({ name, iconUrl, seed }: BankLogoProps) {
  const letters = <LetterTile name={name} seed={seed} />;
  if (iconUrl === '') return <span className={styles.logo}>{letters}</span>;
  return (
    <FadeImage
      className={styles.logo}
      src={iconUrl}
      alt=""
      width={32}
      height={32}
      fallback={letters}
    />
  );
}
