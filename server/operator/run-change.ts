import { addAuditEntry } from '#server/core/audit/audit.ts';
import {
  OperatorError,
  type Change,
  type Changed,
  type Command,
  type OptionsSchema,
} from '#server/core/commands/command.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { transact } from '#server/core/database/transact.ts';
import { actionOf, entryOf, type Action, type Options } from '#server/operator/audited.ts';
import { addPlan, plannedTime } from '#server/operator/plans.ts';
import { addProposal, needsSecondPerson } from '#server/operator/proposals.ts';
import { takenBack } from '#server/core/database/taken-back.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';

export type Changing<Context extends OperatorContext> = Extract<
  Command<OptionsSchema, Context>,
  { effect: 'changes' }
>;

/** Finds a command that changes something and reads its options. @throws OperatorError */
type ReadChange<Context extends OperatorContext> = (
  name: string,
  given: unknown,
) => { found: Changing<Context>; options: Options };

/**
 * Makes a change and its entry in one transaction: neither exists without the other. A sum above the limit of
 * one person becomes a proposal instead.
 * @throws OperatorError when the command refuses
 */
export async function runChange<Context extends OperatorContext>(
  context: Context,
  command: { found: Changing<Context>; options: Options; given: unknown },
  action: Action,
  read: ReadChange<Context>,
): Promise<object> {
  const { found, options, given } = command;
  const { database, clock } = context;
  const reason = typeof options['reason'] === 'string' ? options['reason'] : undefined;
  requireReason(action.command, found, options, reason);
  const market = await marketOf(context);
  const prepared = await found.prepare?.(context, options);
  const { result, follow } = await transact(database, async (trx): Promise<Changed> => {
    await action.operator.requireStill?.(trx);
    const change: Change & Context = {
      ...context,
      trx,
      market,
      now: clock.now(),
      reason,
      operator: action.operator,
      async makeOther(name, wanted) {
        const other = read(name, wanted);
        await other.found.change(change, other.options, undefined);
      },
    };
    const known = { ...action, reason };
    const dueAt = plannedTime(options, change);
    if (dueAt !== undefined) {
      const tried = await takenBack(trx, () => found.change(change, options, prepared));
      if (tried.isRead) return tried;
      return plan(change, known, { options: given, dueAt });
    }
    const sum = await found.sumOf?.(change, options);
    if (sum !== undefined && needsSecondPerson(context.settings, sum)) {
      const { playerId } = await takenBack(trx, () => found.change(change, options, prepared));
      return propose(change, known, { options: given, sum, playerId });
    }
    const done = await perform(change, { found, options, prepared }, known);
    const asked = done.accepts ?? done.makes;
    if (!asked) return done;
    const { command: name, options: proposed, operator, reason: why } = asked;
    const inner = read(name, proposed);
    const accepted = { ...actionOf(operator, name, inner.found, proposed), reason: why };
    const ran = await perform(
      { ...change, reason: why, author: operator.name },
      { ...inner, prepared: undefined },
      { ...accepted, ...(done.accepts && { acceptedBy: action.operator.name }) },
    );
    return { ...ran, result: { ...done.result, ...ran.result } };
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

/** Makes the change and adds its entry. */
async function perform<Context extends OperatorContext>(
  change: Change & Context,
  { found, options, prepared }: { found: Changing<Context>; options: Options; prepared: unknown },
  action: Action,
): Promise<Changed> {
  const done = await found.change(change, options, prepared);
  const { playerId, before, after, isRead } = done;
  if (isRead !== true) {
    const end = { outcome: 'done', playerId, before, after } as const;
    await addAuditEntry(change.trx, entryOf(action, change, end));
  }
  return done;
}

/** Stores the action for its time. */
async function plan(
  change: Change & OperatorContext,
  action: Action,
  asked: { options: unknown; dueAt: EpochMs },
): Promise<Changed> {
  const id = await addPlan(change, { ...action, ...asked });
  const after = { plan: id, at: new Date(asked.dueAt).toISOString() };
  await addAuditEntry(change.trx, entryOf(action, change, { outcome: 'planned', after }));
  return { result: after };
}

/** Stores the action for a second person. */
async function propose(
  change: Change & OperatorContext,
  action: Action,
  {
    playerId,
    ...asked
  }: Pick<Parameters<typeof addProposal>[1], 'options' | 'sum'> & {
    readonly playerId: number | undefined;
  },
): Promise<Changed> {
  const proposal = await addProposal(change, { ...action, ...asked });
  const after = { proposal: proposal.id, sum: asked.sum };
  await addAuditEntry(
    change.trx,
    entryOf(action, change, { outcome: 'proposed', playerId, after }),
  );
  return {
    result: {
      proposal: proposal.id,
      sum: asked.sum,
      endsAt: new Date(proposal.endsAt).toISOString(),
      note: `nothing was done yet: a second person runs approval accept --id ${proposal.id}`,
    },
  };
}
