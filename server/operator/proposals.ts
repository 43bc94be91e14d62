import type { Kysely, Selectable } from 'kysely';
import { OperatorError, type Change, type GivenSum } from '#server/core/commands/command.ts';
import { HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { ProposalState, ProposalTable } from '#server/core/database/proposal-table.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

type Proposal = Selectable<ProposalTable>;

/** True for a sum that one person may not give alone. */
export const needsSecondPerson = (
  { secondPersonAbove: limit }: Pick<Settings, 'secondPersonAbove'>,
  sum: GivenSum,
): boolean => limit > 0 && (sum === 'unlimited' || sum > limit);

/** Stores an action, exactly as it was given. */
export async function addProposal(
  { trx, now, settings }: Pick<Change, 'trx' | 'now'> & { settings: Settings },
  asked: {
    operator: Operator;
    command: string;
    options: unknown;
    sum: GivenSum;
    reason: string | undefined;
  },
): Promise<{ id: number; endsAt: number }> {
  const { operator, command, options, sum, reason } = asked;
  const endsAt = now + settings.proposalHours * HOUR_MS;
  const { id } = await trx
    .insertInto('proposal')
    .values({
      created_at: now,
      ends_at: endsAt,
      actor: operator.name,
      login: operator.login,
      way: operator.way,
      command,
      options: JSON.stringify(options),
      sum: sum === 'unlimited' ? null : sum,
      reason: reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, endsAt };
}

const ENDED = 'ended';
type EndState = ProposalState | typeof ENDED;

/** The proposal's state; `ended` when nobody decided in time. */
export const stateOf = (
  { state, ends_at: endsAt }: Pick<Proposal, 'state' | 'ends_at'>,
  now: number,
): EndState => (state === 'waiting' && endsAt <= now ? ENDED : state);

/**
 * Locks a proposal that still waits.
 * @throws OperatorError when there is none
 */
export async function lockWaiting(trx: Trx, id: number, now: EpochMs): Promise<Proposal> {
  const proposal = await trx
    .selectFrom('proposal')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!proposal) throw new OperatorError(`no proposal ${id}`);
  const state = stateOf(proposal, now);
  if (state === ENDED) throw new OperatorError(`proposal ${id} has ended: propose it again`);
  if (state !== 'waiting') {
    throw new OperatorError(`proposal ${id} was ${state} by ${proposal.decided_by ?? ''}`);
  }
  return proposal;
}

/** Notes the decision on a locked proposal. */
export const decide = (
  trx: Trx,
  { id }: Proposal,
  decision: { state: ProposalState; by: string; now: EpochMs },
) =>
  trx
    .updateTable('proposal')
    .where('id', '=', id)
    .set({ state: decision.state, decided_at: decision.now, decided_by: decision.by })
    .execute();

/** Proposals in a state or all, newest first. */
export function readProposals(
  db: Kysely<Tables>,
  { state, now, limit }: { state: EndState | undefined; now: EpochMs; limit: number },
): Promise<Proposal[]> {
  let found = db.selectFrom('proposal').orderBy('id', 'desc').limit(limit).selectAll();
  if (state !== undefined) found = found.where('state', '=', state === ENDED ? 'waiting' : state);
  if (state === ENDED) found = found.where('ends_at', '<=', now);
  if (state === 'waiting') found = found.where('ends_at', '>', now);
  return found.execute();
}

const namesOf = ({ name, login }: Pick<Operator, 'name' | 'login'>): string[] =>
  [name, login].map((one) => one.toLowerCase());

/** True when an operator may be the one who proposed: a name or a login is the same. */
export function isSamePerson(operator: Operator, { actor, login }: Proposal): boolean {
  const names = namesOf(operator);
  return namesOf({ name: actor, login }).some((name) => names.includes(name));
}
