import { CONSOLE_LANGUAGES } from '#server/marketing/texts/texts.ts';
import { Field } from '#server/marketing/kit/form.tsx';
import { FREQUENCIES } from '#server/marketing/schedules/frequency.ts';
import type { ScheduleDraft } from '#server/marketing/schedules/schedules.ts';
import { RecipientsField } from '#server/marketing/email/recipients-field.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';

const RECEIVERS = ['address', 'email'] as const;
const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);

/** Values of the form, by field. */
export type ScheduleForm = Readonly<
  Partial<Record<keyof ScheduleDraft | 'receiver' | 'noSecret', string>>
>;

interface ScheduleFieldsProps {
  form: ScheduleForm;
  timeZone: string;
  /** Of a schedule that exists: an empty secret keeps the stored one. */
  isKept?: boolean;
  /** E-mail can be chosen. */
  hasMailer: boolean;
}

/** All fields of a schedule. */
export function ScheduleFields({ form, timeZone, isKept = false, hasMailer }: ScheduleFieldsProps) {
  const { schedules, email } = useConsole().texts;
  const { fields, hints, frequencies } = schedules;
  return (
    <>
      <Field name="name" label={fields.name} defaultValue={form.name} maxLength={100} required />
      <Field
        name="report"
        label={fields.report}
        hint={hints.report}
        defaultValue={form.report ?? '/report/table?by=campaign&period=7d'}
        maxLength={1000}
        required
      />
      <label>
        {fields.frequency}
        <select name="frequency" defaultValue={form.frequency}>
          {FREQUENCIES.map((one) => (
            <option key={one} value={one}>
              {frequencies[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {fields.hour}
        <select name="hour" defaultValue={form.hour ?? '6'} aria-describedby="hour-hint">
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, '0')}:00`}
            </option>
          ))}
        </select>
        <span className="hint" id="hour-hint">
          {hints.hour(timeZone)}
        </span>
      </label>
      {hasMailer && <ReceiverChoice chosen={form.receiver} />}
      <AddressFields form={form} isKept={isKept} isRequired={!hasMailer} />
      {hasMailer ? <EmailFields form={form} /> : <p className="hint">{email.unavailable}</p>}
    </>
  );
}

/** Without a script: the form shows the fields of what is chosen by CSS. */
function ReceiverChoice({ chosen = 'address' }: { chosen: string | undefined }) {
  const { fields, receivers } = useConsole().texts.schedules;
  return (
    <fieldset className="receiver">
      <legend>{fields.receiver}</legend>
      {RECEIVERS.map((one) => (
        <label className="check" key={one}>
          <input type="radio" name="receiver" value={one} defaultChecked={one === chosen} />
          {receivers[one]}
        </label>
      ))}
    </fieldset>
  );
}

interface AddressFieldsProps {
  form: ScheduleForm;
  isKept: boolean;
  isRequired: boolean;
}

function AddressFields({ form, isKept, isRequired }: AddressFieldsProps) {
  const { fields, hints, secretKept, noSecret } = useConsole().texts.schedules;
  return (
    <div className="of-address">
      <Field
        name="url"
        label={fields.url}
        hint={hints.url}
        type="url"
        defaultValue={form.url}
        maxLength={1000}
        required={isRequired}
      />
      <Field
        name="secret"
        label={fields.secret}
        hint={isKept ? secretKept : hints.secret}
        type="password"
        autoComplete="off"
        maxLength={200}
      />
      {isKept && (
        <label className="check">
          <input type="checkbox" name="noSecret" value="yes" />
          {noSecret}
        </label>
      )}
    </div>
  );
}

function EmailFields({ form }: { form: ScheduleForm }) {
  const { fields } = useConsole().texts.schedules;
  return (
    <div className="of-email">
      <RecipientsField value={form.emails} isAvailable />
      <label>
        {fields.language}
        <select name="language" defaultValue={form.language}>
          {Object.entries(CONSOLE_LANGUAGES).map(([language, name]) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
