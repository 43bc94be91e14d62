import { withReason } from '#server/core/commands/reason.ts';
import { withTime } from '#server/core/commands/planned-time.ts';
import type { Facts, Operator } from '#server/core/audit/audit.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type * as v from 'valibot';

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

interface CommandParts<Schema extends OptionsSchema> {
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
  /** Formats the result for the command line; JSON without it. A failure exits with code 1. */
  present?(result: object): Presented;
}

export interface Presented {
  text: string;
  isFailure: boolean;
}

/** Only reads, so it leaves nothing in the audit. */
interface ReadCommand<
  Schema extends OptionsSchema,
  Context extends CommandContext,
> extends CommandParts<Schema> {
  effect: 'reads';
  run(context: Context, options: v.InferOutput<Schema>): Promise<object>;
}

/** Changes the database in one transaction, which holds the audit's entry, too. */
interface ChangeCommand<
  Schema extends OptionsSchema,
  Context extends CommandContext,
  Prepared,
> extends CommandParts<Schema> {
  effect: 'changes';
  /** Requires `--reason`. */
  isReasonRequired?: true;
  /** Requires `--reason` with some options, such as those that give money. */
  needsReason?(options: v.InferOutput<Schema>): boolean;
  /** Takes `--at`, a time at which it is done instead of now. */
  mayBePlanned?: true;
  /** The money that it gives by hand: above the limit of one person it waits for a second. It changes nothing. */
  sumOf?(change: Change & Context, options: v.InferOutput<Schema>): Promise<GivenSum>;
  /** Work before the transaction, such as a hash that takes long. It changes nothing. */
  prepare?(context: Context, options: v.InferOutput<Schema>): Promise<Prepared>;
  /** The work itself, which may run again after a conflict. */
  change(
    change: Change & Context,
    options: v.InferOutput<Schema>,
    prepared: Prepared,
  ): Promise<Changed>;
}

/** Changes more than one transaction can hold: the audit says that it begins, then how it ended. */
interface LongCommand<
  Schema extends OptionsSchema,
  Context extends CommandContext,
> extends CommandParts<Schema> {
  effect: 'changes-long';
  run(context: Context, options: v.InferOutput<Schema>): Promise<object>;
}

/** An operator's command; the same from the command line, the socket and HTTP. */
export type Command<
  Schema extends OptionsSchema = OptionsSchema,
  Context extends CommandContext = CommandContext,
> =
  | ReadCommand<Schema, Context>
  | ChangeCommand<Schema, Context, unknown>
  | LongCommand<Schema, Context>;

/** Hundredths, or a gift that anyone may take without a limit. */
export type GivenSum = MinorUnits | 'unlimited';

/** The transaction of a change. */
export interface Change {
  readonly operator: Operator;
  readonly trx: Trx;
  readonly now: EpochMs;
  readonly market: Market;
  readonly reason: string | undefined;
  /** Who proposed or planned it; undefined for what is done at once. */
  readonly author?: string;
  /** Makes the change of another command, without an entry in the audit. @throws OperatorError */
  readonly makeOther: (command: string, options: unknown) => Promise<void>;
}

/** An action that an operator proposed, or planned. */
export interface ProposedAction {
  operator: Operator;
  command: string;
  options: unknown;
  reason: string | undefined;
}

/** What a change did. */
export interface Changed {
  /** The command's answer. */
  result: object;
  /** For the audit: what it changed, in few words, never a secret. */
  before?: Facts;
  after?: Facts;
  playerId?: number;
  /** Nothing was changed, and nothing was to be: the command showed something. */
  isRead?: true;
  /** A proposed action that runs in the same transaction, with an entry of its own. */
  accepts?: ProposedAction;
  /** The same for a planned one: nobody accepts it. */
  makes?: ProposedAction;
  /** What follows the commit; its result is added to the answer. */
  follow?: () => Promise<object>;
}

/** Creates a command that only reads. */
export const readCommand = <
  Schema extends OptionsSchema,
  Context extends CommandContext = CommandContext,
>(
  made: Omit<ReadCommand<Schema, Context>, 'effect'>,
): ReadCommand<Schema, Context> => ({ ...made, effect: 'reads' });

/** Creates a command that changes the database; it takes a `--reason`, too. */
export const changeCommand = <
  Schema extends OptionsSchema,
  Context extends CommandContext = CommandContext,
  Prepared = undefined,
>(
  made: Omit<ChangeCommand<Schema, Context, Prepared>, 'effect'>,
): ChangeCommand<Schema, Context, Prepared> => {
  const reasoned = withReason(made, made.isReasonRequired === true);
  return { ...(made.mayBePlanned ? withTime(reasoned) : reasoned), effect: 'changes' };
};

/** Creates a command that changes more than one transaction can hold; it takes a `--reason`, too. */
export const longCommand = <
  Schema extends OptionsSchema,
  Context extends CommandContext = CommandContext,
>(
  made: Omit<LongCommand<Schema, Context>, 'effect'>,
): LongCommand<Schema, Context> => ({ ...withReason(made, false), effect: 'changes-long' });

/** Returns the running server. @throws OperatorError when the command runs without one */
export function liveOf<Live extends object>({ live }: { live?: Live | undefined }): Live {
  if (!live) throw new OperatorError('this command needs a running platform');
  return live;
}
