import { addAuditEntry, type AuditEntry, type Operator } from '#server/core/audit/audit.ts';
import { isSecret } from '#server/core/commands/option-types.ts';
import { camelCase } from '#server/core/commands/arguments.ts';
import { SECRET_MASK } from '#server/core/outbound/mask-secret.ts';
import { findPlayer } from '#server/players/base/players.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Command, OptionsSchema } from '#server/core/commands/command.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';

export type Options = Readonly<Record<string, unknown>>;

/** An action on its way into the audit. */
export interface Action {
  operator: Operator;
  command: string;
  /** As the audit shows them. */
  options: Options;
  reason: string | undefined;
  acceptedBy?: string | undefined;
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

/** The entry of an action and its end. */
export const entryOf = (
  action: Action,
  { clock }: Pick<OperatorContext, 'clock'>,
  end: Pick<AuditEntry, 'outcome' | 'playerId' | 'before' | 'after' | 'problem'>,
): AuditEntry => ({ ...action, now: clock.now(), ...end });

/** Runs what no single transaction can hold, between two entries. */
export async function runLong<Context extends OperatorContext>(
  context: Context,
  found: Extract<Command<OptionsSchema, Context>, { effect: 'changes-long' }>,
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
  const playerId = await playerNamedIn(db, action.options);
  const end = { outcome: 'refused', playerId, problem } as const;
  await addAuditEntry(db, entryOf(action, context, end));
}

/** The player whom options name, by an account or by the number of a withdrawal or deposit. */
export async function playerNamedIn(
  db: Kysely<Tables>,
  { account, order, orderNo = order }: Options,
): Promise<number | undefined> {
  if (typeof account === 'string') return (await findPlayer(db, account))?.id;
  if (typeof orderNo !== 'string') return undefined;
  const table = order === undefined ? 'deposit_order' : 'withdrawal_order';
  const found = await db
    .selectFrom(table)
    .where('order_no', '=', orderNo.trim())
    .select('player_id')
    .executeTakeFirst();
  return found?.player_id;
}
