import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { DIRECTIONS, type PlayerAction } from '#server/operator/pages/player-forms.ts';
import { LONGEST_NOTE } from '#server/operator/player-commands.ts';
import { RESTRICTIONS } from '#server/players/base/status.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { PlayerFacts } from '#server/operator/pages/read-player.ts';
import type { ReactNode } from 'react';

interface PlayerActionsProps extends Pick<PlayerFacts, 'record'> {
  /** The page's address: each form goes to its action below it. */
  own: string;
  form: Form;
  number: string;
}

/** What an operator can do with a player: each form is closed until it is wanted. */
export function PlayerActions({ own, record, form, number }: PlayerActionsProps) {
  const { players } = useConsole().texts;
  const given = (action: PlayerAction): Form => (form['action'] === action ? form : {});
  const frame = { own, number };
  return (
    <Panel id="act" title={players.actions}>
      <ActionForm
        {...frame}
        action="note"
        isOpen={form['action'] === 'note'}
        button={players.addNote}
        hint={players.noteHint}
        isQuiet
      >
        <label>
          {players.note}
          <textarea
            name="text"
            rows={3}
            maxLength={LONGEST_NOTE}
            defaultValue={given('note')['text']}
            required
          />
        </label>
      </ActionForm>
      <ActionForm
        {...frame}
        action="restrict"
        isOpen={form['action'] === 'restrict'}
        button={players.restrict}
        hint={players.restrictHint}
      >
        <Choice
          name="restriction"
          label={players.restriction}
          value={given('restrict')['restriction']}
          choices={RESTRICTIONS.map((name) => [name, players.restrictionNames[name]])}
        />
        <Field
          name="until"
          type="date"
          label={players.lastDay}
          hint={players.lastDayHint}
          defaultValue={given('restrict')['until']}
        />
        <Reason value={given('restrict')['reason']} />
      </ActionForm>
      {record.restrictions.length > 0 && (
        <ActionForm
          {...frame}
          action="lift"
          isOpen={form['action'] === 'lift'}
          button={players.lift}
          hint={players.liftHint}
          isQuiet
        >
          <Choice
            name="restriction"
            label={players.restriction}
            value={given('lift')['restriction']}
            choices={record.restrictions.map(({ name }) => [name, players.restrictionNames[name]])}
          />
          <Reason value={given('lift')['reason']} />
        </ActionForm>
      )}
      <ActionForm
        {...frame}
        action="correct"
        isOpen={form['action'] === 'correct'}
        button={players.correct}
        hint={players.correctHint}
      >
        <Choice
          name="direction"
          label={players.direction}
          value={given('correct')['direction']}
          choices={DIRECTIONS.map((direction) => [direction, players.directions[direction]])}
        />
        {(['amount', 'again'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={name === 'amount' ? players.amount : players.amountAgain}
            defaultValue={given('correct')[name]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            required
          />
        ))}
        <Reason value={given('correct')['reason']} />
      </ActionForm>
      {record.sessions > 0 && (
        <ActionForm
          {...frame}
          action="sign-out"
          isOpen={form['action'] === 'sign-out'}
          button={players.signOut}
          hint={players.signOutHint}
          isQuiet
        >
          <Reason value={given('sign-out')['reason']} />
        </ActionForm>
      )}
      {record.passkeys.length > 0 && (
        <ActionForm
          {...frame}
          action="remove-passkeys"
          isOpen={form['action'] === 'remove-passkeys'}
          button={players.removePasskeys}
          hint={players.removePasskeysHint}
          isQuiet
        >
          <Reason value={given('remove-passkeys')['reason']} />
        </ActionForm>
      )}
    </Panel>
  );
}

function Reason({ value }: { value: string | undefined }) {
  const { operatorForms } = useConsole().texts;
  return (
    <Field
      name="reason"
      label={operatorForms.internalReason}
      defaultValue={value}
      maxLength={200}
      required
    />
  );
}

function ActionForm({
  own,
  number,
  action,
  button,
  hint,
  isQuiet,
  isOpen,
  children,
}: {
  own: string;
  number: string;
  action: PlayerAction;
  button: string;
  hint: string;
  isQuiet?: boolean;
  /** For a form that had a problem. */
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className="more" open={isOpen}>
      <summary>{button}</summary>
      <p className="hint">{hint}</p>
      <PostForm action={`${own}/${action}`} button={button} isQuiet={isQuiet ?? false}>
        <input type="hidden" name="number" value={number} />
        {children}
      </PostForm>
    </details>
  );
}

function Choice({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
