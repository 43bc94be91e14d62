import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { ProblemLine } from './problem-line.tsx';
import { textClass } from '#ui/base/text.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  /** What to enter; replaced by the error. */
  readonly hint?: string | undefined;
  /** What is wrong and how to correct it. */
  readonly error?: string | undefined;
  /** Before the text: an icon, a country code. */
  readonly leading?: ReactNode;
  /** After the text: an icon button, a unit. */
  readonly trailing?: ReactNode;
}

/** A one-line text field with label, hint and error. Passes all other props to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  leading,
  trailing,
  id,
  ...inputProps
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const isInvalid = error !== undefined;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label
        className={textClass({ tone: 'soft', size: 'small', weight: 'medium' })}
        htmlFor={inputId}
      >
        {label}
      </label>
      <div
        className={classNames(
          styles.box,
          isInvalid && styles.isInvalid,
          inputProps.disabled && styles.isDisabled,
        )}
      >
        {leading !== undefined && <span className={styles.leading}>{leading}</span>}
        <input
          {...inputProps}
          id={inputId}
          className={styles.input}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={note === undefined ? inputProps['aria-describedby'] : noteId}
        />
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </div>
      {!isInvalid && hint !== undefined && (
        <p id={noteId} className={styles.note}>
          {hint}
        </p>
      )}
      {isInvalid && <ProblemLine id={noteId}>{error}</ProblemLine>}
    </div>
  );
}
