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

/** A form that changes something; the answer leads back to a page. */
export function PostForm({
  action,
  button,
  children,
}: {
  action: string;
  button: string;
  children?: ReactNode;
}) {
  return (
    <form className="form" action={action} method="post">
      {children}
      <button type="submit">{button}</button>
    </form>
  );
}

/** What became of a form: bad news are announced. */
export function FormNote({ note }: { note: { text: string; isProblem: boolean } | undefined }) {
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
