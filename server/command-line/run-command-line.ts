import { commandLineOperator } from '#server/command-line/command-line-operator.ts';
import { systemClock } from '#server/core/clock.ts';
import { connectToFolder, lockDataFolder } from '#server/core/database/data-folder-lock.ts';
import { openDatabase } from '#server/core/database/open-database.ts';
import { DEPOSIT_EFFECTS } from '#server/effects/deposit-effects.ts';
import { asksForHelp, readArguments } from '#server/core/commands/arguments.ts';
import { OperatorError, type Flags, type Presented } from '#server/core/commands/command.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';
import {
  CLIENT_FLAGS,
  CONFIGURE_FLAGS,
  configure,
  operatorHelp,
  settingsTableText,
} from '#server/command-line/local-commands.ts';
import type { CommandTable } from '#server/operator/command-table.ts';
import { sendCommand, type SentCommand } from '#server/operator/send-command.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import {
  flagOf,
  readSettings,
  type SettingName,
  type Settings,
} from '#server/core/settings/settings.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_USE = 2;

/** Flags that locate the server, in addition to a command's own. */
const PLACE_FLAGS = ['dataDir', 'databaseUrl'] as const;

const FLAGS_OF_PLACE: Flags = Object.fromEntries(PLACE_FLAGS.map((name) => [name, 'value']));

/** Names who runs a command that changes something. */
const FLAG_OF_OPERATOR: Flags = { by: 'value' };

/** The commands that the tool knows. */
type Commands = CommandTable<OperatorContext>;

const flagsFor =
  (commands: Commands) =>
  (name: string): Flags => {
    if (name === 'settings') return {};
    return name === 'configure'
      ? CONFIGURE_FLAGS
      : {
          ...commands.flagsOf(name),
          ...FLAGS_OF_PLACE,
          ...(commands.isChange(name) && FLAG_OF_OPERATOR),
        };
  };

/** Takes the operator's name out of a command's options. */
function takeName(
  commands: Commands,
  name: string,
  options: Record<string, string>,
): string | undefined {
  if (!commands.isChange(name)) return undefined;
  const { by } = options;
  delete options['by'];
  return by;
}

/** Removes the settings' flags from a command's options and reads the settings. */
function settingsFrom(options: Record<string, string>, names: readonly SettingName[]): Settings {
  const flags: string[] = [];
  for (const name of names) {
    const value = options[name];
    if (value !== undefined) flags.push(`${flagOf(name)}=${value}`);
    delete options[name];
  }
  return readSettings(process.env, flags);
}

async function runCommand(commands: Commands, usage: readonly string[]): Promise<Presented> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return plain(operatorHelp(commands, usage));
  const { name, options } = readArguments(args, flagsFor(commands));
  if (name === 'settings') return plain(settingsTableText());
  if (name === 'configure') {
    return plain(await configure(settingsFrom(options, CLIENT_FLAGS), options['out']));
  }
  const operator = commandLineOperator(takeName(commands, name, options));
  const settings = settingsFrom(options, PLACE_FLAGS);
  const prepared = await commands.prepareOptions(name, options);
  return commands.presented(
    name,
    await onPlatform(commands, settings, { name, options: prepared, operator }),
  );
}

const plain = (text: string): Presented => ({ text, isFailure: false });

/** Runs a command on the running server, or on the database when none runs. */
async function onPlatform(
  commands: Commands,
  settings: Settings,
  command: SentCommand,
): Promise<object> {
  if (settings.databaseUrl !== '') return onDatabase(commands, settings, command);
  const running = await connectToFolder(settings.dataDir);
  if (!running) {
    const lock = await lockDataFolder(settings.dataDir);
    try {
      return await onDatabase(commands, settings, command);
    } finally {
      await lock.release();
    }
  }
  return sendCommand(running, command);
}

async function onDatabase(
  commands: Commands,
  settings: Settings,
  { name, options, operator }: SentCommand,
): Promise<object> {
  const database = await openDatabase(settings);
  try {
    const context = {
      database,
      clock: systemClock,
      settings,
      depositEffects: DEPOSIT_EFFECTS,
    };
    return await commands.run(context, name, options, operator);
  } finally {
    await database.close();
  }
}

/**
 * Runs the operator's command of the process's arguments, such as `catalogue bump --games 30`. Sets the exit
 * code.
 * @param usage the lines of the help that say how this program is called
 */
export async function runCommandLine(commands: Commands, usage: readonly string[]): Promise<void> {
  try {
    const { text, isFailure } = await runCommand(commands, usage);
    process.stdout.write(text);
    if (isFailure) process.exitCode = EXIT_FAILED;
  } catch (error) {
    const isWrongUse = error instanceof OperatorError || error instanceof SettingsError;
    process.stderr.write(`${isWrongUse ? error.message : String(error)}\n`);
    process.exitCode = isWrongUse ? EXIT_WRONG_USE : EXIT_FAILED;
  }
}
