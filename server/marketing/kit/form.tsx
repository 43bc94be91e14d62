import type { InputHTMLAttributes, ReactNode } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
}

/** A labelled input. */
export function Field({ label, hint, ...input }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${input.name}-hint`;
  return (
    <label>
      {label}
      <input {...input} aria-describedby={hintId} />
      {hint !== undefined && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </label>
  );
}

/** A form that changes data; the answer redirects to a page. */
export function PostForm({
  action,
  id,
  button,
  about,
  isQuiet = false,
  isWide = false,
  children,
}: {
  action: string;
  /** For fields and buttons that stand after the form's own. */
  id?: string;
  button: string;
  /** What the button acts on, for screen readers, where several forms have the same button. */
  about?: string;
  /** For a secondary action. */
  isQuiet?: boolean;
  /** Full panel width, for a form with its own columns. */
  isWide?: boolean;
  children?: ReactNode;
}) {
  return (
    <form className={isWide ? 'form wide' : 'form'} id={id} action={action} method="post">
      {children}
      <button type="submit" className={isQuiet ? 'quiet' : undefined}>
        {button}
        {about !== undefined && <span className="visually-hidden">: {about}</span>}
      </button>
    </form>
  );
}

/** The message after a form. */
export interface Note {
  text: string;
  isProblem: boolean;
}

/** Shows a form's result; problems are announced. */
export function FormNote({ note }: { note: Note | undefined }) {
  if (!note) return null;
  return note.isProblem ? (
    <p className="problem" role="alert">
      {note.text}
    </p>
  ) : (
    <p className="done">
      <output>{note.text}</output>
    </p>
  );
}
