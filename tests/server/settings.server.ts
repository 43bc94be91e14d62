import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsHelp, settingsMarkdown } from '#server/core/settings/settings-help.ts';
import {
  flagOf,
  mistypedSettings,
  readSettings,
  settingNames,
} from '#server/core/settings/settings.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';

const KEY = 'a-key-of-one-operator';

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 4600,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: '',
      market: 'ph',
      games: 420,
      scenario: '',
      operatorKey: '',
      rsaBits: 1024,
      apiBase: '',
      pathPrefix: '',
      allowedOrigins: [],
      movableClock: false,
      demo: true,
    });
  });

  it('are taken from the flag, else from the environment, else from the default', () => {
    const env = { PORT: '5000', GAMES: '500', MARKET: ' ' };
    const { port, games, market } = readSettings(env, ['--port', '6000']);
    expect({ port, games, market }).toEqual({ port: 6000, games: 500, market: 'ph' });
  });

  it('may be written as --flag value, as --flag=value, or as a switch alone', () => {
    const args = ['--data-dir', '/tmp/a=b', '--movable-clock', '--demo=false', '--market=th'];
    expect(readSettings({}, args)).toMatchObject({
      dataDir: '/tmp/a=b',
      movableClock: true,
      demo: false,
      market: 'th',
    });
  });

  it('take an answer after a switch', () => {
    expect(readSettings({}, ['--demo', 'no', '--movable-clock', 'yes'])).toMatchObject({
      demo: false,
      movableClock: true,
    });
  });

  it('warn about a variable that is almost one', () => {
    const env = { OPERATOR_KYE: 'x', DATABASE_UR: 'x', PORT: '1', HOME: '/', DATA_DIR: 'x' };
    expect(mistypedSettings(env)).toEqual([
      'OPERATOR_KYE is not a setting; did you mean OPERATOR_KEY?',
      'DATABASE_UR is not a setting; did you mean DATABASE_URL?',
    ]);
  });

  it('know the variables of secret files, and warn about one that is almost one', () => {
    const env = { OPERATOR_KEY_FILE: '/run/key', SMS_KEY_FIL: 'x' };
    expect(mistypedSettings(env)).toEqual([
      'SMS_KEY_FIL is not a setting; did you mean SMS_KEY_FILE?',
    ]);
  });

  it('collect several faults', () => {
    const args = ['--fault', '/a=http:500', '--fault=/b=reset', '--fault=/c=errcode:5,/d=reset'];
    expect(readSettings({}, args).fault).toEqual([
      '/a=http:500',
      '/b=reset',
      '/c=errcode:5',
      '/d=reset',
    ]);
  });

  it.each([
    [{ PORT: 'abc' }, [], 'PORT: "abc" must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, [], 'PORT: "70000"'],
    [{ PORT: '-1' }, [], 'PORT: "-1"'],
    [{ GAMES: '0' }, [], 'GAMES: "0"'],
    [{ MARKET: 'us' }, [], 'MARKET: "us" must be one of ph, th'],
    [{ OPERATOR_KEY: 'short' }, [], 'OPERATOR_KEY: the value must have at least 16 characters'],
    [{ OPERATOR_KEYS: 'anna' }, [], 'entry 1 has no name'],
    [{ OPERATOR_KEYS: `anna:${KEY},B x:${KEY}` }, [], 'entry 2 has no name'],
    [{ OPERATOR_KEYS: 'anna:' }, [], 'must have a key for anna'],
    [{ OPERATOR_KEYS: 'anna:short' }, [], 'at least 16 characters in the key of anna'],
    [{ OPERATOR_KEYS: `operator:${KEY}` }, [], 'cannot name operator'],
    [{ OPERATOR_KEYS: `anna:${KEY},anna:${KEY}2` }, [], 'must name anna once'],
    [{ OPERATOR_KEYS: `anna:${KEY},ben:${KEY}` }, [], 'must have a key of its own for ben'],
    [{ OPERATOR_KEYS: `anna:${KEY}`, OPERATOR_KEY: KEY }, [], 'must differ from OPERATOR_KEY'],
    [{ API_BASE: 'api.example' }, [], 'must be an origin'],
    [{ API_BASE: 'https://api.example/path' }, [], 'must be an origin'],
    [{ API_BASE: 'javascript:alert(1)' }, [], 'must be an origin'],
    [{ SMS_PROVIDER: 'pigeon' }, [], 'must be one of outbox, http'],
    [{ SMS_PROVIDER: 'http' }, [], 'SMS_PROVIDER: "http" needs SMS_URL'],
    [{ SMS_URL: 'sms.example/send' }, [], 'must be an address such as'],
    [{ SMS_URL: 'file:///etc/passwd' }, [], 'must be an address such as'],
    [
      { DATABASE_URL: 'postgresql://db/parola', REPORT_DATABASE_URL: 'replica:5432' },
      [],
      'REPORT_DATABASE_URL: the value must be an address such as postgresql://',
    ],
    [
      { REPORT_DATABASE_URL: 'postgresql://replica/parola' },
      [],
      'REPORT_DATABASE_URL needs DATABASE_URL',
    ],
    [{ PATH_PREFIX: 'ph/' }, [], 'must be empty or look like /ph'],
    [{ ALLOWED_ORIGINS: 'https://a.example, b' }, [], 'ALLOWED_ORIGINS'],
    [{ MOVABLE_CLOCK: 'perhaps' }, [], 'must be true or false'],
    [{ LOG_LEVEL: 'loud' }, [], 'LOG_LEVEL: "loud"'],
    [{}, ['--prot=4600'], 'unknown argument "--prot=4600"'],
    [{}, ['4600'], 'unknown argument "4600"'],
    [{}, ['--port'], '--port needs a value'],
    [{}, ['--port=x'], '--port: "x"'],
    [{}, ['--makret=th'], 'unknown argument "--makret=th"; did you mean --market?'],
    [{}, ['--port', '--host'], '--port needs a value'],
    [{}, ['--port', '1', '--port=2'], '--port is given twice'],
    [{}, ['--demo', 'maybe'], 'unknown argument "maybe"'],
  ])('refuse %o %o with an explanation', (env, args, message) => {
    expect(() => readSettings(env, args)).toThrow(message);
  });

  it('name operators with their keys, and never repeat a key in a message', () => {
    const { operatorKeys } = readSettings({ OPERATOR_KEYS: ` anna:${KEY} , ben:a:${KEY},` });
    expect(operatorKeys).toEqual([
      { name: 'anna', key: KEY },
      { name: 'ben', key: `a:${KEY}` },
    ]);
    const read = () => readSettings({ OPERATOR_KEYS: `anna:${KEY},ben` });
    expect(read).toThrow(/^OPERATOR_KEYS: the value must be names with keys/);
    expect(read).not.toThrow(KEY);
  });

  it('are all in the help and in the table of docs/settings.md', () => {
    const help = settingsHelp();
    const table = settingsMarkdown();
    expect(settingNames).toHaveLength(Object.keys(settingsTable).length);
    for (const name of settingNames) {
      const { env, meaning } = settingsTable[name];
      for (const text of [help, table]) {
        expect(text).toContain(flagOf(name));
        expect(text).toContain(env);
        expect(text).toContain(meaning);
      }
    }
  });

  it('compare all money each night by default where players are real', () => {
    expect(readSettings({}).reconcileNightly).toBe(false);
    expect(readSettings({ DEMO: 'false' }).reconcileNightly).toBe(true);
    expect(readSettings({ DEMO: 'false', RECONCILE_NIGHTLY: 'no' }).reconcileNightly).toBe(false);
  });

  it('require codes for money by default once codes are sent by SMS', () => {
    expect(readSettings({}).moneyCodes).toBe(false);
    const gateway = { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example/send' };
    expect(readSettings(gateway).moneyCodes).toBe(true);
    expect(readSettings({ ...gateway, MONEY_CODES: 'false' }).moneyCodes).toBe(false);
  });

  it('are listed in docs/settings.md exactly as generated', () => {
    const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
    const bare = (text: string) => text.replaceAll(/ +/g, ' ');
    const [, , ...rows] = settingsMarkdown().trim().split('\n');
    expect(rows.filter((row) => !bare(page).includes(bare(row)))).toEqual([]);
  });
});
