import { flagOf, settingNames } from '#server/settings.ts';
import { settingsTable } from '#server/settings-table.ts';

/** The text of `--help`. */
export function settingsHelp(): string {
  const lines = settingNames.map((name) => {
    const { env, meaning, default: given } = settingsTable[name];
    const otherwise = given === '' ? '' : ` [${given}]`;
    return `  ${flagOf(name).padEnd(24)}${env.padEnd(22)}${meaning}${otherwise}`;
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

/** The README's table of settings. */
export function settingsMarkdown(): string {
  const rows = settingNames.map((name) => {
    const { env, meaning, default: given } = settingsTable[name];
    const otherwise = given === '' ? 'none' : `\`${given}\``;
    return `| \`${env}\` | \`${flagOf(name)}\` | ${otherwise} | ${meaning} |`;
  });
  return ['| Variable | Flag | Default | Meaning |', '|---|---|---|---|', ...rows, ''].join('\n');
}
