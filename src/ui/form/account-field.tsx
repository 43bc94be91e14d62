import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type AccountFieldProps = Omit<TextFieldProps, 'type' | 'name' | 'leading' | 'autoComplete'>;

/** The account name: no autocorrection or capitals, filled in by password managers. */
export function AccountField(props: AccountFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      required
      {...props}
      name="account"
      autoComplete="username"
      leading={<MemberIcon size={20} />}
    />
  );
}
