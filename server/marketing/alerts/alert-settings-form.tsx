import { ALERT_SHAPES, type AlertForm } from '#server/marketing/alerts/alert-settings.ts';
import { ALERTS_PATH } from '#server/marketing/alerts/paths.ts';
import { CONSOLE_LANGUAGES } from '#server/marketing/texts/texts.ts';
import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { RecipientsField } from '#server/marketing/email/recipients-field.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { WATCHED_STEPS } from '#server/marketing/alerts/find-changes.ts';

const HOURS = Array.from({ length: 24 }, (_none, hour) => String(hour));

interface AlertSettingsFormProps {
  form: AlertForm;
  timeZone: string;
  hasAddress: boolean;
  /** E-mail is set up. */
  hasMailer: boolean;
}

export function AlertSettingsForm({
  form,
  timeZone,
  hasAddress,
  hasMailer,
}: AlertSettingsFormProps) {
  const { fields, hints, save, ...texts } = useConsole().texts.alerts;
  return (
    <PostForm action={ALERTS_PATH} button={save}>
      <Select
        name="shape"
        label={fields.shape}
        value={form['shape']}
        options={ALERT_SHAPES.map((shape) => [shape, texts.shapes[shape]])}
      />
      <Field
        name="url"
        label={fields.url}
        hint={hasAddress ? `${hints.url} ${hints.urlKept}` : hints.url}
        type="url"
        autoComplete="off"
        maxLength={1000}
      />
      {hasAddress && <Check name="noAddress" label={texts.noAddress} isChecked={false} />}
      <Field
        name="recipient"
        label={fields.recipient}
        hint={hints.recipient}
        defaultValue={form['recipient']}
        maxLength={100}
      />
      <Field
        name="secret"
        label={fields.secret}
        hint={hasAddress ? `${hints.secret} ${hints.secretKept}` : hints.secret}
        type="password"
        autoComplete="off"
        maxLength={200}
      />
      {hasAddress && <Check name="noSecret" label={texts.noSecret} isChecked={false} />}
      <RecipientsField value={form['emails']} isAvailable={hasMailer} />
      <Select
        name="language"
        label={fields.language}
        value={form['language']}
        options={Object.entries(CONSOLE_LANGUAGES)}
      />
      <Hours name="quietFrom" label={fields.quietFrom} value={form['quietFrom']} />
      <Hours name="quietUntil" label={fields.quietUntil} value={form['quietUntil']} />
      <p className="hint">{hints.quiet(timeZone)}</p>
      <fieldset>
        <legend>{fields.steps}</legend>
        {WATCHED_STEPS.map((step) => (
          <Check
            key={step}
            name={`step-${step}`}
            label={texts.steps[step]}
            isChecked={form[`step-${step}`] === 'yes'}
          />
        ))}
      </fieldset>
    </PostForm>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Hours(props: Omit<SelectProps, 'options'>) {
  const { noQuiet } = useConsole().texts.alerts;
  const hours = HOURS.map((hour) => [hour, `${hour.padStart(2, '0')}:00`] as const);
  return <Select {...props} options={[['', noQuiet], ...hours]} />;
}

function Check({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="yes" defaultChecked={isChecked} />
      {label}
    </label>
  );
}
