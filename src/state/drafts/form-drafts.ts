/**
 * Form values typed before the session ended in the middle of a form, for this tab. Passwords and codes never
 * belong in a draft, and a draft is never sent automatically.
 */
import { sessionKeys } from '#config/storage-keys.ts';
import { sessionArea } from '#browser/storage/key-value.ts';
import * as v from 'valibot';

export type Draft = Readonly<Record<string, string>>;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.string())),
);

function allDrafts(): Readonly<Record<string, Draft>> {
  const read = v.safeParse(stored, sessionArea.read(sessionKeys.formDrafts));
  return read.success ? read.output : {};
}

/** The stored values of a form, or null. */
export const readDraft = (form: string): Draft | null => allDrafts()[form] ?? null;

export function keepDraft(form: string, values: Draft): void {
  sessionArea.write(sessionKeys.formDrafts, JSON.stringify({ ...allDrafts(), [form]: values }));
}

/** Removes a form's values: it was sent, or the player left it. */
export function dropDraft(form: string): void {
  const { [form]: _dropped, ...others } = allDrafts();
  sessionArea.write(sessionKeys.formDrafts, JSON.stringify(others));
}
