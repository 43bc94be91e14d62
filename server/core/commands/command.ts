import type { CorePorts } from '#server/core/ports.ts';
import { minorUnits } from '#shared/money/money.ts';
import * as v from 'valibot';

/** What every command may use. */
export interface CommandContext extends CorePorts {
  /** Parts of a running server; absent when a command works on the database alone. */
  readonly live?: object | undefined;
}

/** The context of a command that also uses these parts of a running server. */
export interface LiveContext<Live extends object> extends CommandContext {
  readonly live?: Live | undefined;
}

/** A command that cannot run with these options. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Options by name in camel case; others are refused. */
export type OptionsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A command's flags by name in camel case. A switch may stand alone, which means yes; others need a value. */
export type Flags = Readonly<Record<string, 'value' | 'switch'>>;

/** An operator's command; the same from the command line, the socket and HTTP. */
export interface Command<
  Schema extends OptionsSchema = OptionsSchema,
  Context extends CommandContext = CommandContext,
> {
  summary: string;
  /** Shown in the help after the command's name. */
  usage: string;
  options: Schema;
  /** What the command line reads where it runs, and sends as options. */
  local?: {
    flags: Flags;
    prepare(options: Readonly<Record<string, string>>): Promise<Record<string, string>>;
  };
  /** Generates data: refused on a database of real players. */
  isForDemos?: true;
  run(context: Context, options: v.InferOutput<Schema>): Promise<object>;
  /** Formats the result for the command line; JSON without it. A failure exits with code 1. */
  present?(result: object): Presented;
}

export interface Presented {
  text: string;
  isFailure: boolean;
}

/** Infers the types of a command's options and context. */
export const command = <
  Schema extends OptionsSchema,
  Context extends CommandContext = CommandContext,
>(
  made: Command<Schema, Context>,
): Command<Schema, Context> => made;

/** Returns the running server. @throws OperatorError when the command runs without one */
export function liveOf<Live extends object>({ live }: { live?: Live | undefined }): Live {
  if (!live) throw new OperatorError('this command needs a running platform');
  return live;
}

/** An integer; text on the command line. */
export const wholeNumber = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.regex(/^-?\d+$/, 'a whole number'), v.transform(Number)),
  ]),
  v.safeInteger(),
);

/** An amount of money; text on the command line. A point or comma is refused: hundredths have none. */
export const hundredths = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'a whole number of hundredths, such as 50000 for 500.00'),
      v.transform(Number),
    ),
  ]),
  v.safeInteger(),
  v.minValue(0),
  v.transform(minorUnits),
);

/** A boolean; text on the command line, where the flag alone means yes. */
export const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['yes', 'no', 'true', 'false', '1', '0']),
    v.transform((text) => text === 'yes' || text === 'true' || text === '1'),
  ),
]);
