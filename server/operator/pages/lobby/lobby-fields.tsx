import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { LOBBY_PATH } from '#server/marketing/access/paths.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { LobbyAction } from '#server/operator/pages/lobby/lobby-forms.ts';
import type { ReactNode } from 'react';

/** What all forms of the page have in common. */
export interface Sent {
  /** Of the form that had a problem. */
  action: LobbyAction | undefined;
  form: Form;
  mark: string;
}

/** The values of a form as it was filled in, where it had a problem. */
export const givenOf = ({ action, form }: Sent, wanted: LobbyAction, id?: number): Form =>
  action === wanted && (id === undefined || form['id'] === String(id)) ? form : {};

interface LobbyFormProps {
  sent: Sent;
  action: LobbyAction;
  id?: number;
  button: string;
  /** What it acts on, for screen readers. */
  about?: string;
  isQuiet?: boolean;
  children?: ReactNode;
}

export function LobbyForm({ sent, action, id, button, about, isQuiet, children }: LobbyFormProps) {
  return (
    <PostForm
      action={`${LOBBY_PATH}/${action}`}
      button={button}
      isQuiet={isQuiet ?? false}
      {...(about !== undefined && { about })}
    >
      <input type="hidden" name="mark" value={sent.mark} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </PostForm>
  );
}

/** A form that is closed until it is wanted. */
export function FoldedForm({
  title,
  about,
  isOpen,
  children,
}: {
  title: string;
  about?: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className="more" open={isOpen}>
      <summary>
        {title}
        {about !== undefined && <span className="visually-hidden">: {about}</span>}
      </summary>
      {children}
    </details>
  );
}

export function Choice({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string | undefined;
  choices: Readonly<Record<string, string>>;
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function TimeFields({ given }: { given: Form }) {
  const { lobby } = useConsole().texts;
  return (
    <>
      <Field name="from" type="datetime-local" label={lobby.from} defaultValue={given['from']} />
      <Field name="until" type="datetime-local" label={lobby.until} defaultValue={given['until']} />
    </>
  );
}

export function PlaceField({ given }: { given: Form }) {
  const { lobby } = useConsole().texts;
  return (
    <Field
      name="place"
      label={lobby.place}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      defaultValue={given['place']}
    />
  );
}

/** What a tap opens. */
export function TargetFields({ given }: { given: Form }) {
  const { lobby } = useConsole().texts;
  return (
    <>
      <Choice
        name="clickType"
        label={lobby.leadsTo}
        value={given['clickType']}
        choices={lobby.targets}
      />
      <Field
        name="clickAction"
        label={lobby.action}
        autoComplete="off"
        maxLength={500}
        defaultValue={given['clickAction']}
      />
    </>
  );
}
