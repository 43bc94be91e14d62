import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export type NewPasswordName = 'password' | 'confirmation';

export interface NewPasswordFieldsProps extends Pick<
  PasswordFieldProps,
  'showLabel' | 'hideLabel' | 'onFocus' | 'maxLength'
> {
  readonly labels: Readonly<Record<NewPasswordName, string>>;
  /** Error messages of invalid fields. */
  readonly errors: Readonly<Partial<Record<NewPasswordName, string | undefined>>>;
  /** The second field is the form's last. */
  readonly isLast?: boolean;
  readonly onEdit: (field: NewPasswordName) => void;
}

const NAMES = ['password', 'confirmation'] as const;

/** A new password, twice: a password manager fills both. */
export function NewPasswordFields({
  labels,
  errors,
  isLast = false,
  onEdit,
  ...shared
}: NewPasswordFieldsProps) {
  return NAMES.map((name) => (
    <PasswordField
      {...shared}
      key={name}
      name={name}
      label={labels[name]}
      autoComplete="new-password"
      enterKeyHint={isLast && name === 'confirmation' ? 'done' : 'next'}
      required
      leading={<LockIcon size={20} />}
      error={errors[name]}
      onInput={() => onEdit(name)}
    />
  ));
}
