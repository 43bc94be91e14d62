import type { ComponentProps } from 'react';
import styles from './switch-field.module.css';
import { Note } from '#ui/base/note.tsx';

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: string;
  readonly note?: string | undefined;
}

/** A switch that applies at once, without a form. */
export function SwitchField({ label, note, ...inputProps }: SwitchFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.text}>
        <span>{label}</span>
        {note !== undefined && (
          <Note as="span" tone="faint" weight="regular">
            {note}
          </Note>
        )}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
      <input {...inputProps} type="checkbox" role="switch" className={styles.input} />
    </label>
  );
}
