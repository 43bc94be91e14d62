import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Choice, TargetFields } from '#server/operator/pages/lobby/lobby-fields.tsx';
import { MAIL_PATH } from '#server/marketing/access/paths.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';

/** The mail and its segment, as they were filled in. */
export function WritePanel({ form }: { form: Form }) {
  const { playerMail } = useConsole().texts;
  const text = (name: string, label: string, max: number, isRequired = false) => (
    <Field
      name={name}
      label={label}
      defaultValue={form[name]}
      maxLength={max}
      autoComplete="off"
      required={isRequired}
    />
  );
  const number = (name: string, label: string) => (
    <Field
      name={name}
      label={label}
      defaultValue={form[name]}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
    />
  );
  return (
    <Panel id="write" title={playerMail.write}>
      <PostForm action={`${MAIL_PATH}/preview`} button={playerMail.preview}>
        <Choice
          name="type"
          label={playerMail.kind}
          value={form['type'] ?? '1'}
          choices={playerMail.kinds}
        />
        {text('title', playerMail.subject, 120, true)}
        <label>
          {playerMail.content}
          <textarea
            name="content"
            rows={6}
            maxLength={20_000}
            defaultValue={form['content']}
            required
          />
        </label>
        <Field
          name="money"
          label={playerMail.money}
          defaultValue={form['money']}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          name="gifts"
          label={playerMail.gifts}
          hint={playerMail.giftsHint}
          defaultValue={form['gifts']}
          maxLength={200}
          autoComplete="off"
        />
        {text('image', playerMail.image, 500)}
        {text('button', playerMail.button, 40)}
        <TargetFields given={form} />
        <h3>{playerMail.who}</h3>
        <p className="hint">{playerMail.whoHint}</p>
        {number('vipFrom', playerMail.vipFrom)}
        {number('vipTo', playerMail.vipTo)}
        {number('seenWithin', playerMail.seenWithin)}
        {number('notSeenFor', playerMail.notSeenFor)}
        {number('registeredWithin', playerMail.registeredWithin)}
        <Choice
          name="deposited"
          label={playerMail.deposited}
          value={form['deposited']}
          choices={playerMail.depositedChoices}
        />
      </PostForm>
    </Panel>
  );
}
