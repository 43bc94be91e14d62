import type { ReactNode } from 'react';
import styles from './packet-art.module.css';

/** A red envelope sealed with a lantern star, and its content above. */
export function PacketArt({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.art}>
      <svg className={styles.drawing} viewBox="0 0 240 168" aria-hidden focusable="false">
        <rect className={styles.slip} x="44" y="8" width="152" height="96" rx="10" />
        <path className={styles.back} d="M20 66h200v82a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
        <path
          className={styles.front}
          d="M20 66 120 128 220 66v82a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z"
        />
        <circle className={styles.seal} cx="120" cy="126" r="21" />
        <path
          className={styles.star}
          d="m120 112 4.1 8.4 9.3 1.3-6.7 6.5 1.6 9.2-8.3-4.4-8.3 4.4 1.6-9.2-6.7-6.5 9.3-1.3z"
        />
      </svg>
      <span className={styles.held}>{children}</span>
    </div>
  );
}
