import { OperatorError } from '#server/operator/command.ts';

/** The command line: words, then flags. */
export interface OperatorArguments {
  /** E.g. `catalogue bump`. */
  name: string;
  /** Flags by name in camel case: `--hot-sort 3` → `{ hotSort: '3' }`. */
  options: Record<string, string>;
}

const VALUES: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

/** Parses the command line. A flag without a value is `true`. @throws OperatorError */
export function readArguments(args: readonly string[]): OperatorArguments {
  const firstFlag = args.findIndex((arg) => arg.startsWith('--'));
  const words = firstFlag < 0 ? args : args.slice(0, firstFlag);
  const options: Record<string, string> = {};
  const rest = firstFlag < 0 ? [] : args.slice(firstFlag);
  while (rest.length > 0) {
    const flag = rest.shift() ?? '';
    const [, name, inline] = /^--([a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(flag) ?? [];
    if (name === undefined) throw new OperatorError(`"${flag}" is not a flag`);
    const next = rest[0];
    const hasNext = inline === undefined && next !== undefined && !next.startsWith('--');
    const value = inline ?? (hasNext ? rest.shift() : undefined) ?? 'true';
    options[camelCase(name)] = VALUES[value] ?? value;
  }
  return { name: words.join(' '), options };
}

const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
