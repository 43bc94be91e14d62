import { Field } from '#server/marketing/kit/form.tsx';
import { FREQUENCIES, type ScheduleDraft } from '#server/marketing/schedules/schedules.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';

const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);

/** Values of the form, by field. */
export type ScheduleForm = Readonly<Partial<Record<keyof ScheduleDraft | 'noSecret', string>>>;

interface ScheduleFieldsProps {
  form: ScheduleForm;
  timeZone: string;
  /** Of a schedule that exists: an empty secret keeps the stored one. */
  isKept?: boolean;
}

/** All fields of a schedule. */
export function ScheduleFields({ form, timeZone, isKept = false }: ScheduleFieldsProps) {
  const { fields, hints, frequencies, secretKept, noSecret } = useConsole().texts.schedules;
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
      <Field
        name="url"
        label={fields.url}
        hint={hints.url}
        type="url"
        defaultValue={form.url}
        maxLength={1000}
        required
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
    </>
  );
}
