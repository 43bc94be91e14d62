import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox-field.module.css';
import { CheckIcon } from '#ui/icons/check-icon.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The text to agree to; the whole line can be pressed. */
  readonly label: ReactNode;
}

/** A checkbox that is sent with a form. */
export function CheckboxField({ label, ...inputProps }: CheckboxFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.box}>
        <input {...inputProps} type="checkbox" className={styles.input} />
        <CheckIcon className={styles.tick} size={18} />
      </span>
      <span className={styles.text}>{label}</span>
    </label>
  );
}
