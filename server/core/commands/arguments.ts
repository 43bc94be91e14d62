import { OperatorError, type Flags } from '#server/core/commands/command.ts';
import { didYouMean } from '#server/core/nearest-name.ts';
import { flagName } from '#server/core/commands/option-problem.ts';

/** The command line: words, then flags. */
export interface OperatorArguments {
  /** E.g. `catalogue bump`. */
  name: string;
  /** Flags by name in camel case, as typed: `--hot-sort 3` → `{ hotSort: '3' }`. */
  options: Record<string, string>;
}

const SWITCHED_ON = 'yes';
const ANSWER = /^(?:yes|no|true|false|1|0)$/;

/** True when the help is asked for, whatever else is written. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h');

/**
 * Parses the command line: `--flag value`, `--flag=value`, `--switch`, `--switch no`. `--` ends the flags.
 * @param flagsOf the flags of a command
 * @throws OperatorError for whatever would be ignored: an unknown or repeated flag, a missing value, other words
 */
export function readArguments(
  args: readonly string[],
  flagsOf: (name: string) => Flags,
): OperatorArguments {
  // Some package managers pass on the `--` that separates their own flags.
  const given = args[0] === '--' ? args.slice(1) : [...args];
  const firstFlag = given.findIndex((arg) => arg.startsWith('-'));
  const name = (firstFlag < 0 ? given : given.slice(0, firstFlag)).join(' ');
  const flags = flagsOf(name);
  const options: Record<string, string> = {};
  const rest = firstFlag < 0 ? [] : given.slice(firstFlag);
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--' && rest.length === 0) break;
    const [, flag, inline] = /^--([a-z][a-z0-9-]*)(?:=([\s\S]*))?$/i.exec(arg) ?? [];
    if (flag === undefined) throw new OperatorError(unexpected(arg === '--' ? rest[0] : arg, name));
    const option = camelCase(flag);
    const kind = Object.hasOwn(flags, option) ? flags[option] : undefined;
    if (kind === undefined || flagName(option) !== `--${flag}`) {
      throw new OperatorError(unknownFlag(name, `--${flag}`, Object.keys(flags)));
    }
    if (Object.hasOwn(options, option)) throw new OperatorError(`--${flag} is given twice`);
    const value = inline ?? valueOf(kind, rest) ?? missing(`--${flag}`, rest[0]);
    // An unset variable of a script, as in --api-base "$API", would empty a setting.
    if (value.trim() === '') throw new OperatorError(`--${flag} is empty; leave it out instead`);
    options[option] = value;
  }
  return { name, options };
}

/** Takes a flag's value from the rest of the line. */
function valueOf(kind: 'value' | 'switch', rest: string[]): string | undefined {
  const [next] = rest;
  if (kind === 'switch')
    return next !== undefined && ANSWER.test(next) ? rest.shift() : SWITCHED_ON;
  return next === undefined || next.startsWith('--') ? undefined : rest.shift();
}

function missing(flag: string, next: string | undefined): never {
  const hint = next === undefined ? '' : `; if it starts with dashes, write ${flag}=${next}`;
  throw new OperatorError(`${flag} needs a value${hint}`);
}

const unexpected = (word = '', name: string): string =>
  `"${word}" is not a flag of ${name}: a value follows its flag, one with spaces in quotation marks`;

/** Explains an option that a command does not have. */
export function unknownFlag(name: string, flag: string, known: readonly string[]): string {
  const flags = known.map(flagName);
  const near = didYouMean(flag, flags);
  const list = flags.length === 0 ? 'it has none' : `it has ${flags.join(', ')}`;
  return `${name}: ${flag} is not known${near === '' ? `; ${list}` : near}`;
}

/** `hot-sort` → `hotSort`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
