import { readFileSync } from 'node:fs';
import { SettingsError } from '#server/core/settings/setting-readers.ts';

/** The variable that names a file with a setting's value, as Docker and systemd hand secrets over. */
export const fileVariableOf = (variable: string): string => `${variable}_FILE`;

/**
 * Reads a secret from its variable, or from the file that its file variable names.
 * @returns '' when neither is set
 * @throws SettingsError naming the variable. It never repeats a value: where a secret was entered as the name
 * of its file, that is the secret.
 */
export function readSecret(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
): string {
  const fileVariable = fileVariableOf(variable);
  const given = env[variable]?.trim() ?? '';
  const path = env[fileVariable]?.trim() ?? '';
  if (path === '') return given;
  if (given !== '') {
    throw new SettingsError(`${variable} and ${fileVariable} are both set; leave one of them out`);
  }
  const text = textOf(path, fileVariable).trim();
  if (text === '') throw new SettingsError(`${fileVariable}: its file is empty`);
  if (/[\r\n]/.test(text)) throw new SettingsError(`${fileVariable}: its file must have one line`);
  return text;
}

function textOf(path: string, fileVariable: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`${fileVariable}: its file cannot be read (${code})`);
  }
}
