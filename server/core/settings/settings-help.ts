import { fileVariableOf } from '#server/core/settings/secret-files.ts';
import type { SettingRow } from '#server/core/settings/setting-row.ts';
import { flagOf, settingNames, type SettingName } from '#server/core/settings/settings.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';

/** A setting's default, with its variants. */
function defaultOf(name: SettingName, mark: (text: string) => string): string {
  const row: SettingRow<unknown> = settingsTable[name];
  const { default: given, outsideDemo, withSmsGateway } = row;
  return [
    given === '' ? '' : mark(given),
    ...(outsideDemo === undefined ? [] : [`without a demo ${mark(outsideDemo)}`]),
    ...(withSmsGateway === undefined ? [] : [`with SMS_PROVIDER=http ${mark(withSmsGateway)}`]),
  ].join(', ');
}

/** A setting's meaning, and where else its value may be. */
function meaningOf(name: SettingName, mark: (text: string) => string): string {
  const { env, isSecret, meaning }: SettingRow<unknown> = settingsTable[name];
  return isSecret ? `${meaning} Also in a file that ${mark(fileVariableOf(env))} names.` : meaning;
}

/** The text of `--help`. */
export function settingsHelp(): string {
  const lines = settingNames.map((name) => {
    const { env } = settingsTable[name];
    const asIs = (text: string) => text;
    const given = defaultOf(name, asIs);
    const otherwise = given === '' ? '' : ` [${given}]`;
    return `  ${flagOf(name).padEnd(24)}${env.padEnd(22)}${meaningOf(name, asIs)}${otherwise}`;
  });
  return [
    'Starts the Parola platform.',
    '',
    'Every setting is a flag (--port=4600) or an environment variable (PORT=4600); a flag wins.',
    '',
    ...lines,
    `  ${'--help'.padEnd(46)}Prints this text.`,
    '',
  ].join('\n');
}

/** The table of docs/settings.md. */
export function settingsMarkdown(): string {
  const rows = settingNames.map((name) => {
    const { env } = settingsTable[name];
    const asCode = (text: string) => `\`${text}\``;
    const cells = [asCode(env), asCode(flagOf(name)), defaultOf(name, asCode) || 'none'];
    return `| ${[...cells, meaningOf(name, asCode)].join(' | ')} |`;
  });
  return ['| Variable | Flag | Default | Meaning |', '|---|---|---|---|', ...rows, ''].join('\n');
}
