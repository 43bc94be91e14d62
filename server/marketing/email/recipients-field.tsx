import { useConsole } from '#server/marketing/kit/console-context.ts';

interface RecipientsFieldProps {
  value: string | undefined;
  /** Without a way to send e-mail the field is replaced by what is missing. */
  isAvailable: boolean;
}

/** Addresses of people, one in each line. */
export function RecipientsField({ value, isAvailable }: RecipientsFieldProps) {
  const { email: texts } = useConsole().texts;
  if (!isAvailable) return <p className="hint">{texts.unavailable}</p>;
  return (
    <label>
      {texts.recipients}
      <textarea
        name="emails"
        rows={3}
        maxLength={3000}
        defaultValue={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="emails-hint"
      />
      <span className="hint" id="emails-hint">
        {texts.recipientsHint}
      </span>
    </label>
  );
}
