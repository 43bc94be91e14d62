import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface AccountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'name' | 'leading' | 'autoComplete'
> {
  /** Offers the passkeys of this page, too, where the browser fills the field in. */
  readonly hasPasskeys?: boolean;
}

/** The account name: no autocorrection or capitals, filled in by password managers. */
export function AccountField({ hasPasskeys = false, ...props }: AccountFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      required
      {...props}
      name="account"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      leading={<MemberIcon size={20} />}
    />
  );
}
