import { Field } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';

/** The account's password, in the form of a change that a stolen session must not make. */
export function CurrentPassword() {
  const { access } = useConsole().texts;
  return (
    <Field
      name="current"
      label={access.currentPassword}
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
