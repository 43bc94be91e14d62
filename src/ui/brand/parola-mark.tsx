import { classNames } from '#ui/base/class-names.ts';
import styles from './parola-mark.module.css';

export interface ParolaMarkProps {
  /** Side in CSS pixels. */
  readonly size?: number;
  /** Accessible name; without it the mark is decorative. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The product's mark: a parol, the star lantern, in its hoop with two tassels. */
export function ParolaMark({ size = 32, label, className }: ParolaMarkProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...meaning}
      className={classNames(styles.mark, className)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      focusable="false"
    >
      <path className={styles.cord} d="M12.2 38.8v4M35.8 38.8v4" />
      <circle className={styles.bob} cx="12.2" cy="43.9" r="2.6" />
      <circle className={styles.bob} cx="35.8" cy="43.9" r="2.6" />
      <circle className={styles.hoop} cx="24" cy="22.6" r="14.6" />
      <path
        className={styles.light}
        d="M24 2.6L18.5 15 24 22.6ZM43 16.4L29.5 15 24 22.6ZM35.8 38.8L32.9 25.5 24 22.6ZM12.2 38.8L24 32 24 22.6ZM5 16.4L15.1 25.5 24 22.6Z"
      />
      <path
        className={styles.shade}
        d="M24 2.6L29.5 15 24 22.6ZM43 16.4L32.9 25.5 24 22.6ZM35.8 38.8L24 32 24 22.6ZM12.2 38.8L15.1 25.5 24 22.6ZM5 16.4L18.5 15 24 22.6Z"
      />
      <path
        className={styles.heart}
        d="M24 17.4L25.9 20L28.9 21L27.1 23.6L27.1 26.8L24 25.8L20.9 26.8L20.9 23.6L19.1 21L22.1 20Z"
      />
    </svg>
  );
}
