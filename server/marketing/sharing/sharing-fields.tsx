import { DEFAULT_DAYS, MOST_DAYS } from '#server/marketing/sharing/shared-links.ts';
import { Field } from '#server/marketing/kit/form.tsx';
import { LONGEST_NAME } from '#server/marketing/sharing/saved-views.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';

/** Values of a form, by field. */
type Values = Readonly<Record<string, string>>;

interface FieldsProps {
  form: Values;
  /** The page's own address, which then is no field to fill in. */
  report?: string;
}

const REPORT_EXAMPLE = '/report/table?by=campaign&period=7d';

export function ViewFields({ form, report }: FieldsProps) {
  const { sharing } = useConsole().texts;
  return (
    <>
      <Field
        name="name"
        label={sharing.name}
        defaultValue={form['name']}
        maxLength={LONGEST_NAME}
        required
      />
      <ReportField form={form} report={report} />
    </>
  );
}

export function LinkFields({ form, report }: FieldsProps) {
  const { texts, format } = useConsole();
  const { sharing } = texts;
  return (
    <>
      <Field
        name="name"
        label={sharing.linkName}
        defaultValue={form['name']}
        maxLength={LONGEST_NAME}
        required
      />
      <Field
        name="days"
        label={sharing.days}
        hint={sharing.daysHint(format.count(MOST_DAYS))}
        inputMode="numeric"
        defaultValue={form['days'] ?? DEFAULT_DAYS}
        maxLength={10}
        required
      />
      <ReportField form={form} report={report} />
    </>
  );
}

function ReportField({ form, report }: { form: Values; report: string | undefined }) {
  const { sharing } = useConsole().texts;
  if (report !== undefined) return <input type="hidden" name="report" value={report} />;
  return (
    <Field
      name="report"
      label={sharing.report}
      hint={sharing.reportHint}
      defaultValue={form['report'] ?? REPORT_EXAMPLE}
      required
    />
  );
}
