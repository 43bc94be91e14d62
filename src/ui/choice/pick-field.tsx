import { useId, type KeyboardEvent } from 'react';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import styles from './pick-field.module.css';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';

export interface PickFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'placeholder' | 'leading' | 'name' | 'disabled'
> {
  /** The picked value as text; '' for none. */
  readonly value: string;
  /** Opens the picker. */
  readonly onPick: () => void;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** A field that cannot be typed into: a tap anywhere on it, Enter or Space opens the picker. */
export function PickField({ value, leading, disabled, onPick, ...fieldProps }: PickFieldProps) {
  const id = useId();

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    onPick();
  }

  // A click on a label is a click on its field: the picture and the chevron open the picker too.
  return (
    <div className={styles.pick}>
      <TextField
        {...fieldProps}
        id={id}
        value={value}
        disabled={disabled}
        readOnly
        autoComplete="off"
        aria-haspopup="dialog"
        leading={
          leading === undefined ? undefined : (
            <label className={styles.part} htmlFor={id}>
              {leading}
            </label>
          )
        }
        trailing={
          disabled === true ? undefined : (
            <label className={styles.chevron} htmlFor={id}>
              <ChevronIcon size={18} />
            </label>
          )
        }
        onClick={disabled === true ? undefined : onPick}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
