import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Of an element that only readers find. */
export const visuallyHiddenClass = styles.hidden;

/** Text for readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
