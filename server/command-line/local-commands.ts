import { resolve } from 'node:path';
import { OperatorError, type Flags } from '#server/core/commands/command.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';
import type { CommandTable } from '#server/operator/command-table.ts';
import { clientSettingsOf } from '#server/web/client-settings-of.ts';
import { configureOnDisk } from '#server/web/client-files.ts';
import { settingsMarkdown } from '#server/core/settings/settings-help.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';
import type { Settings } from '#server/core/settings/settings.ts';

/** Settings that `configure` accepts as flags. */
export const CLIENT_FLAGS = [
  'apiBase',
  'pictureOrigins',
  'pathPrefix',
  'publicKey',
  'appId',
  'channel',
  'referrer',
  'market',
  'credentials',
  'frameOrigins',
] as const;

export const CONFIGURE_FLAGS: Flags = {
  out: 'value',
  ...Object.fromEntries(
    CLIENT_FLAGS.map((name) => [name, 'isSwitch' in settingsTable[name] ? 'switch' : 'value']),
  ),
};

/** @param usage the lines that say how this program is called */
export const operatorHelp = (
  commands: Pick<CommandTable<OperatorContext>, 'help'>,
  usage: readonly string[],
): string =>
  [
    ...usage,
    '',
    'Works on the running platform of DATA_DIR, on its database when none runs, or on DATABASE_URL.',
    'What changes something is in the audit with the name of the system user, and --by NAME.',
    '',
    ...commands.help(),
    '  configure --out FOLDER [--api-base URL] [--picture-origins URL,URL] [--path-prefix P]',
    '            [--public-key K] [--app-id A] [--channel C] [--referrer R] [--market ph|th]',
    '            [--credentials true|false] [--frame-origins URL,URL]',
    '      Writes the settings into a built app, and its headers beside it, for a host of static files.',
    '  settings',
    '      Prints the table of settings for docs/settings.md.',
    '  help',
    '      Prints this text.',
    '',
  ].join('\n');

/** Writes the settings into a built app on disk. @returns a sentence about the result */
export async function configure(settings: Settings, out: string | undefined): Promise<string> {
  if (out === undefined) throw new OperatorError('configure needs --out FOLDER');
  await configureOnDisk(resolve(out), clientSettingsOf(settings), settings.frameOrigins);
  return `Wrote the settings and _headers into ${out}. Compress index.html and sw.js again if your host needs it.\n`;
}

export const settingsTableText = settingsMarkdown;
