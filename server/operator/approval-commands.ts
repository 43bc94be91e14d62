import {
  changeCommand,
  OperatorError,
  readCommand,
  type Change,
  type Changed,
} from '#server/core/commands/command.ts';
import { camelCase } from '#server/core/commands/arguments.ts';
import { playerNamedIn } from '#server/operator/audited.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import {
  decide,
  isSamePerson,
  lockWaiting,
  readProposals,
  stateOf,
} from '#server/operator/proposals.ts';
import { parseJson } from '#server/core/http/read-body.ts';
import type { ProposalState } from '#server/core/database/proposal-table.ts';
import * as v from 'valibot';

const LISTED = 50;
const id = v.pipe(wholeNumber, v.minValue(1));

export const list = readCommand({
  summary: 'Lists the latest proposals, newest first, with their options and what became of them.',
  usage: '[--state waiting|accepted|refused|ended] [--limit N]',
  options: v.object({
    state: v.optional(v.picklist(['waiting', 'accepted', 'refused', 'ended'])),
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), LISTED),
  }),
  async run({ database, clock }, { state: wanted, limit }) {
    const now = clock.now();
    const rows = await readProposals(database.db, { state: wanted, now, limit });
    return {
      proposals: rows.map((row) => ({
        id: row.id,
        state: stateOf(row, now),
        by: row.actor,
        login: row.login,
        command: row.command,
        options: row.options,
        sum: row.sum ?? 'unlimited',
        reason: row.reason,
        proposedAt: new Date(row.created_at).toISOString(),
        endsAt: new Date(row.ends_at).toISOString(),
        decidedBy: row.decided_by,
      })),
    };
  },
});

export const accept = changeCommand({
  summary: 'Runs a proposed action once, exactly as proposed. Its proposer cannot accept it.',
  usage: '--id N',
  options: v.object({ id }),
  async change(change, { id: wanted }) {
    const { trx, now, operator } = change;
    const proposal = await lockWaiting(trx, wanted, now);
    if (isSamePerson(operator, proposal)) {
      throw new OperatorError(
        `proposal ${wanted} is by ${proposal.actor} (${proposal.login}): another person must accept it`,
      );
    }
    const { actor: name, login, way, command, options, reason } = proposal;
    return {
      ...(await decided(change, proposal, 'accepted')),
      accepts: {
        command,
        options: parseJson(options),
        operator: { name, login, way },
        reason: reason ?? undefined,
      },
    };
  },
});

export const refuse = changeCommand({
  summary: 'Ends a proposal without doing it; its proposer can, too.',
  usage: '--id N',
  isReasonRequired: true,
  options: v.object({ id }),
  async change(change, { id: wanted }) {
    const proposal = await lockWaiting(change.trx, wanted, change.now);
    const playerId = await playerNamedIn(change.trx, namedOptions(proposal));
    const done = await decided(change, proposal, 'refused');
    return playerId === undefined ? done : { ...done, playerId };
  },
});

/** A proposal's options; those of HTTP may be written as on the command line. */
const namedOptions = ({ options }: Awaited<ReturnType<typeof lockWaiting>>) =>
  Object.fromEntries(
    Object.entries(parseJson(options) ?? {}).map(([name, value]) => [camelCase(name), value]),
  );

async function decided(
  { trx, now, operator }: Change,
  proposal: Awaited<ReturnType<typeof lockWaiting>>,
  state: Exclude<ProposalState, 'waiting'>,
): Promise<Changed> {
  await decide(trx, proposal, { state, by: operator.name, now });
  const { id: proposed, command, actor } = proposal;
  return {
    result: { proposal: proposed, state },
    before: { proposal: proposed, command, by: actor, state: 'waiting' },
    after: { proposal: proposed, state },
  };
}
