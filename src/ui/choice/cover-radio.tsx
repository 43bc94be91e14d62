import type { ComponentProps } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './cover-radio.module.css';
import { CheckIcon } from '#ui/icons/check-icon.tsx';

/** An invisible radio button that covers its label, so that all of the label can be pressed. */
export function CoverRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles.input} />;
}

/** The ring at the end of such a label; ticked with the radio button before it. */
export function RadioRing({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.ring, className)}>
      <CheckIcon size={16} />
    </span>
  );
}
