import { readFact } from '#server/core/facts.ts';
import { nearestName } from '#server/core/nearest-name.ts';
import { camelCase, unknownFlag } from '#server/core/commands/arguments.ts';
import {
  OperatorError,
  type Command,
  type Flags,
  type OptionsSchema,
  type Presented,
} from '#server/core/commands/command.ts';
import { withoutOptional, yesOrNo } from '#server/core/commands/option-types.ts';
import {
  actionOf,
  auditRefusal,
  runLong,
  type Action,
  type Options,
} from '#server/operator/audited.ts';
import { runChange, type Changing } from '#server/operator/run-change.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';
import { flagName, optionProblem } from '#server/core/commands/option-problem.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import * as v from 'valibot';

type Found<Context extends OperatorContext> = Command<OptionsSchema, Context>;

/** Commands by name, with what the command line and the server need to run one. */
export class CommandTable<Context extends OperatorContext> {
  readonly #commands: ReadonlyMap<string, Command<OptionsSchema, Context>>;

  constructor(commands: Readonly<Record<string, Command<OptionsSchema, Context>>>) {
    this.#commands = new Map(Object.entries(commands));
  }

  names(): string[] {
    return [...this.#commands.keys()];
  }

  /** The help's lines, one per command. */
  help(): string[] {
    return [...this.#commands].map(
      ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
    );
  }

  /** Formats a command's result for the command line. */
  presented(name: string, result: object): Presented {
    const json = { text: `${JSON.stringify(result, null, 2)}\n`, isFailure: false };
    return this.#commands.get(name)?.present?.(result) ?? json;
  }

  /** The flags of a command. @throws OperatorError for an unknown command */
  flagsOf(name: string): Flags {
    const { options, local } = this.#find(name);
    const flags = Object.entries(options.entries).map(([option, schema]) => [
      option,
      withoutOptional(schema) === yesOrNo ? 'switch' : 'value',
    ]);
    return { ...Object.fromEntries(flags), ...local?.flags };
  }

  /** True for a command that leaves an entry in the audit. @throws OperatorError for an unknown command */
  isChange(name: string): boolean {
    return this.#find(name).effect !== 'reads';
  }

  /** Reads what a command needs of the machine on which the command line runs. @throws OperatorError */
  async prepareOptions(
    name: string,
    options: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, string>>> {
    const { local } = this.#find(name);
    return local ? local.prepare(options) : options;
  }

  /**
   * Runs a command with unvalidated options. What changes something leaves an entry in the audit, also when it
   * is refused.
   * @throws OperatorError when the command is unknown or its options are wrong
   */
  async run(
    context: Context,
    name: string,
    rawOptions: unknown,
    operator: Operator,
  ): Promise<object> {
    const found = this.#find(name);
    const action = actionOf(operator, name, found, rawOptions);
    try {
      const options = readOptions(name, found, rawOptions);
      if (found.isForDemos && (await readFact(context.database.db, 'demo')) === 'never') {
        throw new OperatorError(`${name} is for demos; this database serves real players`);
      }
      return await this.#runFound(context, { found, options, given: rawOptions }, action);
    } catch (error) {
      if (!(error instanceof OperatorError || error instanceof SettingsError)) throw error;
      if (found.effect !== 'reads') await auditRefusal(context, action, error.message);
      throw error instanceof OperatorError
        ? error
        : new OperatorError(error.message, { cause: error });
    } finally {
      context.live?.catalogue.changed();
    }
  }

  #runFound(
    context: Context,
    { found, options, given }: { found: Found<Context>; options: Options; given: unknown },
    action: Action,
  ): Promise<object> {
    switch (found.effect) {
      case 'reads':
        return found.run(context, options);
      case 'changes':
        return runChange(context, { found, options, given }, action, (name, proposed) =>
          this.#readChange(name, proposed),
        );
      case 'changes-long':
        return runLong(context, found, options, action);
    }
  }

  /** @throws OperatorError when a newer or older server proposed what this one does not know */
  #readChange(name: string, given: unknown): { found: Changing<Context>; options: Options } {
    const found = this.#find(name);
    if (found.effect !== 'changes' || found.prepare) {
      throw new OperatorError(`${name} cannot be accepted`);
    }
    return { found, options: readOptions(name, found, given) };
  }

  /** @throws OperatorError when there is none */
  #find(name: string): Command<OptionsSchema, Context> {
    const found = this.#commands.get(name);
    if (found) return found;
    const names = [...this.#commands.keys()];
    const longer = names.find((known) => name.startsWith(`${known} `));
    if (longer !== undefined) {
      throw new OperatorError(
        `"${name.slice(longer.length + 1)}" is not a flag of ${longer}; usage: ${longer} ${this.#find(longer).usage}`,
      );
    }
    const near = nearestName(name, names);
    const hint = near === undefined ? '' : `. Did you mean ${near}?`;
    throw new OperatorError(`no command "${name}"; there are ${names.join(', ')}${hint}`);
  }
}

/** @throws OperatorError that says what is wrong */
function readOptions(
  name: string,
  found: Pick<Command, 'options' | 'usage'>,
  raw: unknown,
): Readonly<Record<string, unknown>> {
  const options = v.safeParse(found.options, namedOptions(name, found, raw));
  if (options.success) return options.output;
  const [issue] = options.issues;
  throw new OperatorError(`${name}: ${optionProblem(issue)}; usage: ${name} ${found.usage}`);
}

/**
 * Options by name in camel case; those of HTTP may be written as on the command line.
 * @throws OperatorError for an option that the command does not have, or has twice
 */
function namedOptions(
  name: string,
  { options, usage }: Pick<Command, 'options' | 'usage'>,
  raw: unknown,
): object {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new OperatorError(`${name}: the options must be an object`);
  }
  const named: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(raw)) {
    const option = camelCase(given);
    if (!Object.hasOwn(options.entries, option)) {
      const problem = unknownFlag(name, flagName(given), Object.keys(options.entries));
      throw new OperatorError(`${problem}; usage: ${name} ${usage}`);
    }
    if (Object.hasOwn(named, option)) throw new OperatorError(`${flagName(option)} is given twice`);
    named[option] = value;
  }
  return named;
}
