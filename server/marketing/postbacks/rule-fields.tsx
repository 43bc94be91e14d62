import { WINDOWS } from '#server/marketing/events/funnel.ts';
import { POSTBACK_EVENTS } from '#server/marketing/postbacks/events.ts';
import { MACROS } from '#server/marketing/postbacks/macros.ts';
import {
  eventField,
  eventNameField,
  POSTBACK_METHODS,
  type RuleDraft,
} from '#server/marketing/postbacks/rule-draft.ts';
import { Field } from '#server/marketing/kit/form.tsx';
import { NameList } from '#server/marketing/kit/name-list.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';

/** Values of the fields, by name. */
export type RuleForm = Readonly<Record<string, string>>;

export const formOfRule = (rule: Partial<RuleDraft>): RuleForm => ({
  name: rule.name ?? '',
  source: rule.source ?? '',
  campaign: rule.campaign ?? '',
  windowDays: String(rule.windowDays ?? 30),
  method: rule.method ?? 'GET',
  url: rule.url ?? '',
  body: rule.body ?? '',
  header: rule.header ?? '',
  expectedStatus: String(rule.expectedStatus ?? ''),
  networks: (rule.networks ?? []).join('\n'),
  ...Object.fromEntries(
    Object.entries(rule.events ?? {}).flatMap(([event, name]) => [
      [eventField(event as (typeof POSTBACK_EVENTS)[number]), 'yes'],
      [eventNameField(event as (typeof POSTBACK_EVENTS)[number]), name],
    ]),
  ),
});

interface RuleFieldsProps {
  form: RuleForm;
  sources: readonly string[];
  campaigns: readonly string[];
  hasSecret: boolean;
}

/** The fields of a rule: its events, campaigns and request. */
export function RuleFields({ form, sources, campaigns, hasSecret }: RuleFieldsProps) {
  const { fields, hints, more } = useConsole().texts.postbacks;
  const lines = (form['body'] ?? '').split('\n').length;
  return (
    <div className="form-columns">
      <div className="form">
        <Field
          name="name"
          label={fields.name}
          defaultValue={form['name']}
          maxLength={100}
          required
        />
        <Named name="source" form={form} known={sources} />
        <Named name="campaign" form={form} known={campaigns} />
        <EventFields form={form} />
        <Chosen name="windowDays" form={form} values={WINDOWS} />
      </div>
      <div className="form">
        <Chosen name="method" form={form} values={POSTBACK_METHODS} />
        <Template name="url" form={form} rows={4} maxLength={1000} />
        <Template name="body" form={form} rows={Math.max(3, lines)} maxLength={4000} />
        <Macros />
        <details className="more" open={hasSecret || form['header'] !== ''}>
          <summary>{more}</summary>
          <div className="form">
            <SecretFields hasSecret={hasSecret} />
            <Field
              name="header"
              label={fields.header}
              hint={hints.header}
              defaultValue={form['header']}
              maxLength={400}
            />
            <Field
              name="expectedStatus"
              label={fields.expectedStatus}
              hint={hints.expectedStatus}
              defaultValue={form['expectedStatus']}
              inputMode="numeric"
              maxLength={3}
            />
            <Template name="networks" form={form} rows={3} maxLength={4000} />
          </div>
        </details>
      </div>
    </div>
  );
}

interface TemplateProps {
  name: 'url' | 'body' | 'networks';
  form: RuleForm;
  rows: number;
  maxLength: number;
}

function Template({ name, form, rows, maxLength }: TemplateProps) {
  const { fields, hints } = useConsole().texts.postbacks;
  return (
    <label>
      {fields[name]}
      <textarea
        name={name}
        rows={rows}
        defaultValue={form[name]}
        maxLength={maxLength}
        spellCheck={false}
        required={name === 'url'}
        aria-describedby={`${name}-hint`}
      />
      <span className="hint" id={`${name}-hint`}>
        {hints[name]}
      </span>
    </label>
  );
}

interface NamedProps {
  name: 'source' | 'campaign';
  form: RuleForm;
  known: readonly string[];
}

function Named({ name, form, known }: NamedProps) {
  const { fields, hints } = useConsole().texts.postbacks;
  return (
    <>
      <Field
        name={name}
        label={fields[name]}
        hint={hints[name]}
        defaultValue={form[name]}
        list={`${name}s`}
        maxLength={200}
      />
      <NameList id={`${name}s`} of={name} names={known} />
    </>
  );
}

interface ChosenProps {
  name: 'method' | 'windowDays';
  form: RuleForm;
  values: readonly (string | number)[];
}

function Chosen({ name, form, values }: ChosenProps) {
  const { fields } = useConsole().texts.postbacks;
  return (
    <label>
      {fields[name]}
      <select name={name} defaultValue={form[name]}>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}

function EventFields({ form }: Pick<RuleFieldsProps, 'form'>) {
  const { fields, events, sentAs } = useConsole().texts.postbacks;
  return (
    <fieldset className="pairs">
      <legend>{fields.events}</legend>
      {POSTBACK_EVENTS.map((event) => (
        <div key={event}>
          <label className="check">
            <input
              type="checkbox"
              name={eventField(event)}
              value="yes"
              defaultChecked={form[eventField(event)] === 'yes'}
            />
            {events[event]}
          </label>
          <input
            name={eventNameField(event)}
            aria-label={sentAs(events[event])}
            placeholder={event}
            defaultValue={form[eventNameField(event)]}
            maxLength={100}
            spellCheck={false}
          />
        </div>
      ))}
    </fieldset>
  );
}

function SecretFields({ hasSecret }: Pick<RuleFieldsProps, 'hasSecret'>) {
  const { fields, hints, noSecret } = useConsole().texts.postbacks;
  return (
    <>
      <Field
        name="secret"
        label={fields.secret}
        hint={hasSecret ? hints.hasSecret : hints.secret}
        type="password"
        autoComplete="off"
        maxLength={200}
      />
      {hasSecret && (
        <label className="check">
          <input type="checkbox" name="noSecret" value="yes" />
          {noSecret}
        </label>
      )}
    </>
  );
}

function Macros() {
  const { macros, macrosIntro } = useConsole().texts.postbacks;
  return (
    <details className="more">
      <summary>{macros}</summary>
      <p className="hint">{macrosIntro}</p>
      <p className="macros">
        {[...MACROS, 'secret'].map((macro) => (
          <code key={macro}>{`{${macro}}`}</code>
        ))}
      </p>
    </details>
  );
}
