import type { ReactNode } from 'react';
import styles from './dialog-steps.module.css';

/** The step of a success and the button that leaves, in a dialog: below each other, side by side on a low screen. */
export const DialogSteps = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.steps}>{children}</div>
);
