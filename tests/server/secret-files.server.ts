import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, settingNames, type SettingName } from '#server/core/settings/settings.ts';
import type { SettingRow } from '#server/core/settings/setting-row.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';
import { scratch } from '#tests/support/scratch.ts';

const SECRET = 'a-secret-of-these-tests';
/** Secrets that are more than their text: a valid one, and its value. */
const PARSED: Readonly<Partial<Record<SettingName, { text: string; value: unknown }>>> = {
  operatorKeys: { text: `anna:${SECRET}`, value: [{ name: 'anna', key: SECRET }] },
  reportDatabaseUrl: {
    text: `postgresql://anna:${SECRET}@replica.example/parola`,
    value: `postgresql://anna:${SECRET}@replica.example/parola`,
  },
  smtpUrl: {
    text: `smtps://anna:${SECRET}@mail.example`,
    value: {
      host: 'mail.example',
      port: 465,
      security: 'tls',
      login: { user: 'anna', password: SECRET },
    },
  },
};
const textOf = (name: SettingName) => PARSED[name]?.text ?? SECRET;
const valueOf = (name: SettingName) => PARSED[name]?.value ?? SECRET;
/** Needed beside some secrets. */
const OTHERS = { MAIL_FROM: 'reports@lobby.example', DATABASE_URL: SECRET };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(scratch(), 'parola-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
/** Writes a file. @returns its path */
function fileOf(text: string): string {
  const path = join(folder, `file-${(files += 1)}`);
  writeFileSync(path, text);
  return path;
}

/** The message of a start that must fail. */
function problemWith(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    return String(error);
  }
  throw new Error('these settings were accepted');
}

const secrets = settingNames.filter((name) => {
  const { isSecret }: SettingRow<unknown> = settingsTable[name];
  return isSecret;
});

describe('a secret setting', () => {
  it('is every key, and the addresses of the database and the mail server with their passwords', () => {
    const named = settingNames.filter((name) => /keys?$|databaseUrl|smtpUrl/i.test(name));
    // The public key is for everyone.
    expect(secrets).toEqual(named.filter((name) => name !== 'publicKey'));
  });

  it.each(secrets)('%s is read from a file, without the line break at its end', (name) => {
    const { env } = settingsTable[name];
    const [text, value] = [textOf(name), valueOf(name)];
    const file = `${env}_FILE`;
    const others = { ...OTHERS, [env]: '' };
    expect(readSettings({ ...others, [file]: fileOf(`${text}\n`) })[name]).toEqual(value);
    expect(readSettings({ ...others, [env]: text, [file]: '' })[name]).toEqual(value);
  });

  it.each(secrets)('%s is refused twice, without a file, empty and with two lines', (name) => {
    const { env } = settingsTable[name];
    const file = `${env}_FILE`;
    const both = problemWith({ [env]: SECRET, [file]: fileOf(SECRET) });
    expect(both).toContain(`${env} and ${file} are both set`);
    const missing = join(folder, 'missing');
    expect(problemWith({ [file]: missing })).toContain(`${file}: its file cannot be read (ENOENT)`);
    expect(problemWith({ [file]: folder })).toContain(`${file}: its file cannot be read (EISDIR)`);
    expect(problemWith({ [file]: fileOf(' \n\n') })).toContain(`${file}: its file is empty`);
    expect(problemWith({ [file]: fileOf(`${SECRET}\nmore`) })).toContain(
      `${file}: its file must have one line`,
    );
  });

  it('is never repeated in a message, also where it was entered as the name of its file', () => {
    const short = 'too-short-key';
    for (const problem of [
      problemWith({ OPERATOR_KEY: short }),
      problemWith({ OPERATOR_KEY_FILE: fileOf(short) }),
      problemWith({ OPERATOR_KEY_FILE: short }),
      problemWith({ OPERATOR_KEY: short, OPERATOR_KEY_FILE: short }),
    ]) {
      expect(problem).toContain('OPERATOR_KEY');
      expect(problem).not.toContain(short);
    }
  });

  it('given as a flag wins over its file', () => {
    const env = { OPERATOR_KEY_FILE: join(folder, 'missing') };
    expect(readSettings(env, [`--operator-key=${SECRET}`]).operatorKey).toBe(SECRET);
  });
});
