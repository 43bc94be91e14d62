import { distance } from 'fastest-levenshtein';
import { didYouMean } from '#server/core/nearest-name.ts';
import { fileVariableOf, readSecret } from '#server/core/settings/secret-files.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import type { SettingRow } from '#server/core/settings/setting-row.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';

type Table = typeof settingsTable;
export type SettingName = keyof Table;

export type Settings = {
  [Name in SettingName]: ReturnType<Table[Name]['read']>;
};

export const settingNames = Object.keys(settingsTable) as SettingName[];

/** The command-line flag of a setting: `dataDir` → `--data-dir`. */
export const flagOf = (name: SettingName): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Reads all settings: a flag overrides the environment, which overrides the default, which differs without a
 * demo or with real SMS.
 * @param mayBeDemo false for a server without the demo's parts
 * @throws SettingsError naming the setting, its value and what would be valid.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
  mayBeDemo = true,
): Settings {
  const flags = readFlags(args);
  const readNamed = (name: SettingName, otherwise: string): unknown => {
    const { env: variable, isSecret }: SettingRow<unknown> = settingsTable[name];
    const flagged = flags.get(name);
    if (flagged !== undefined) return readOne(name, flagged, flagOf(name));
    const given = isSecret ? readSecret(env, variable) : env[variable]?.trim();
    return readOne(name, given || otherwise, variable);
  };
  const isDemo = readNamed('demo', String(mayBeDemo && env['NODE_ENV'] !== 'production')) === true;
  const hasSmsGateway = readNamed('smsProvider', settingsTable.smsProvider.default) === 'http';
  const defaultOf = (name: SettingName): string => {
    const row: SettingRow<unknown> = settingsTable[name];
    if (name === 'demo') return String(isDemo);
    if (hasSmsGateway && row.withSmsGateway !== undefined) return row.withSmsGateway;
    return isDemo ? row.default : (row.outsideDemo ?? row.default);
  };
  const settings = Object.fromEntries(
    settingNames.map((name) => [name, readNamed(name, defaultOf(name))]),
  ) as Settings;
  if (settings.reportDatabaseUrl !== '' && settings.databaseUrl === '') {
    throw new SettingsError('REPORT_DATABASE_URL needs DATABASE_URL, whose replica it names');
  }
  if (hasSmsGateway && settings.smsUrl === '') {
    throw new SettingsError('SMS_PROVIDER: "http" needs SMS_URL, the address of the gateway');
  }
  if (settings.smtpUrl && !settings.mailFrom) {
    throw new SettingsError('SMTP_URL needs MAIL_FROM, whom the e-mails are from');
  }
  if (settings.operatorKeys.some(({ key }) => key === settings.operatorKey)) {
    throw new SettingsError('OPERATOR_KEYS: each key must differ from OPERATOR_KEY');
  }
  return settings;
}

function readOne(name: SettingName, text: string, source: string): unknown {
  const { read, isSecret }: SettingRow<unknown> = settingsTable[name];
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const shown = isSecret ? 'the value' : `"${text}"`;
    throw new SettingsError(`${source}: ${shown} ${error.message}`, { cause: error });
  }
}

function readFlags(args: readonly string[]): Map<SettingName, string> {
  const names = new Map<string, SettingName>(settingNames.map((name) => [flagOf(name), name]));
  const found = new Map<SettingName, string>();
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [flagText, inline] = splitOnce(arg, '=');
    const name = names.get(flagText);
    if (name === undefined) {
      const hint = didYouMean(flagText, [...names.keys()]);
      throw new SettingsError(`unknown argument "${arg}"${hint} (see --help)`);
    }
    const isSwitch = 'isSwitch' in settingsTable[name];
    const value = inline ?? (isSwitch ? switchValue(left) : valueAfter(left));
    if (value === undefined) throw new SettingsError(`${flagText} needs a value`);
    if (name !== 'fault' && found.has(name)) throw new SettingsError(`${flagText} is given twice`);
    const earlier = found.get(name);
    found.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return found;
}

const valueAfter = (left: string[]): string | undefined =>
  left[0]?.startsWith('--') ? undefined : left.shift();

/** `--demo` alone is on; `--demo no` is off. */
const switchValue = (left: string[]): string | undefined =>
  /^(?:true|false|yes|no|1|0)$/.test(left[0] ?? '') ? left.shift() : 'true';

/** Names shorter than this are too often close to a variable of another program. */
const SHORTEST_NAME = 6;

/** Variables of the environment that are one letter away from a setting and have no effect. */
export function mistypedSettings(env: Readonly<Record<string, unknown>>): string[] {
  const known = settingNames.flatMap((name) => {
    const { env: variable, isSecret }: SettingRow<unknown> = settingsTable[name];
    return isSecret ? [variable, fileVariableOf(variable)] : [variable];
  });
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (one) => one.length >= SHORTEST_NAME && isOneLetterAway(name.toUpperCase(), one),
      );
      return meant === undefined ? [] : [`${name} is not a setting; did you mean ${meant}?`];
    });
}

const lettersOf = (name: string): string => name.split('').toSorted().join('');

const isOneLetterAway = (name: string, other: string): boolean =>
  distance(name, other) <= 1 ||
  // Two letters that changed places.
  (name.length === other.length &&
    distance(name, other) === 2 &&
    lettersOf(name) === lettersOf(other));

/** Splits at the first separator only. */
function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
