import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './cover-radio.module.css';
import { CheckIcon } from './icons/check-icon.tsx';

/** A radio button that covers the label it is in, unseen: all of the label is pressed. */
export function CoverRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles.input} />;
}

/** The ring at the end of such a label; it is ticked with the radio button before it. */
export function RadioRing({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.ring, className)}>
      <CheckIcon size={16} />
    </span>
  );
}
