import { addAuditEntry, type AuditEntry, type Operator } from '#server/core/audit/audit.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { OperatorError, type Command, type OptionsSchema } from '#server/core/commands/command.ts';
import { isSecret } from '#server/core/commands/option-types.ts';
import { camelCase } from '#server/core/commands/arguments.ts';
import { SECRET_MASK } from '#server/core/outbound/mask-secret.ts';
import { transact } from '#server/core/database/transact.ts';
import { findPlayer } from '#server/players/base/players.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';

type Known<Context extends OperatorContext> = Command<OptionsSchema, Context>;
type Changing<Context extends OperatorContext> = Extract<Known<Context>, { effect: 'changes' }>;
type Long<Context extends OperatorContext> = Extract<Known<Context>, { effect: 'changes-long' }>;
type Options = Readonly<Record<string, unknown>>;

/** An action on its way into the audit. */
export interface Action {
  operator: Operator;
  command: string;
  /** As the audit shows them. */
  options: Options;
  reason: string | undefined;
}

/** Describes an action by what was given, which may be anything. */
export function actionOf(
  operator: Operator,
  command: string,
  { options }: Pick<Command, 'options'>,
  given: unknown,
): Action {
  const named = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  const shown: Record<string, unknown> = {};
  let reason: string | undefined;
  for (const [flag, value] of named) {
    const name = camelCase(flag);
    // What the command does not know may be a secret under a mistyped name.
    const schema = Object.hasOwn(options.entries, name) ? options.entries[name] : undefined;
    if (schema === undefined) continue;
    if (name === 'reason') reason = typeof value === 'string' ? value : undefined;
    else shown[name] = isSecret(schema) ? SECRET_MASK : value;
  }
  return { operator, command, options: shown, reason };
}

const entryOf = (
  { operator, command, options, reason }: Action,
  { clock }: OperatorContext,
  end: Pick<AuditEntry, 'outcome' | 'playerId' | 'before' | 'after' | 'problem'>,
): AuditEntry => ({ operator, command, options, reason, now: clock.now(), ...end });

/**
 * Makes a change and its entry in one transaction: neither exists without the other.
 * @throws OperatorError when the command refuses
 */
export async function runChange<Context extends OperatorContext>(
  context: Context,
  found: Changing<Context>,
  options: Options,
  action: Action,
): Promise<object> {
  const { database, clock } = context;
  const reason = typeof options['reason'] === 'string' ? options['reason'] : undefined;
  requireReason(action.command, found, options, reason);
  const market = await marketOf(context);
  const prepared = await found.prepare?.(context, options);
  const { result, follow } = await transact(database, async (trx) => {
    const change = { ...context, trx, market, now: clock.now(), reason };
    const { isRead, playerId, before, after, ...done } = await found.change(
      change,
      options,
      prepared,
    );
    if (isRead !== true) {
      const end = { outcome: 'done', playerId, before, after } as const;
      await addAuditEntry(trx, entryOf({ ...action, reason }, context, end));
    }
    return done;
  });
  context.live?.push.wake();
  return { ...result, ...(await follow?.()) };
}

function requireReason<Context extends OperatorContext>(
  command: string,
  found: Changing<Context>,
  options: Options,
  reason: string | undefined,
): void {
  const isNeeded = found.isReasonRequired ?? found.needsReason?.(options) ?? false;
  if (isNeeded && reason === undefined) {
    throw new OperatorError(`${command}: say why with --reason TEXT`);
  }
}

/** Runs what no single transaction can hold, between two entries. */
export async function runLong<Context extends OperatorContext>(
  context: Context,
  found: Long<Context>,
  options: Options,
  action: Action,
): Promise<object> {
  const { db } = context.database;
  await addAuditEntry(db, entryOf(action, context, { outcome: 'begun' }));
  const result = await found.run(context, options);
  await addAuditEntry(db, entryOf(action, context, { outcome: 'done' }));
  return result;
}

/** Adds the entry of an action that was refused. */
export async function auditRefusal(
  context: OperatorContext,
  action: Action,
  problem: string,
): Promise<void> {
  const { db } = context.database;
  const { account } = action.options;
  const player = typeof account === 'string' ? await findPlayer(db, account) : undefined;
  const end = { outcome: 'refused', playerId: player?.id, problem } as const;
  await addAuditEntry(db, entryOf(action, context, end));
}
