import { transact } from '#server/database/transact.ts';
import { setIdentity } from '#server/identity/identity.ts';
import { command } from '#server/operator/command.ts';
import { account, playerOf } from '#server/operator/player-commands.ts';
import { IDENTITY_STATUSES } from '#domain/protection/identity.ts';
import * as v from 'valibot';

const NUMBERS = { none: 0, 'in-review': 1, ok: 2, rejected: 3 } as const;

export const set = command({
  summary: "Says how a player's identity check stands; a reason goes with a rejected one.",
  usage: '--account A --status none|in-review|ok|rejected [--reason R]',
  options: v.object({
    account,
    status: v.picklist(IDENTITY_STATUSES),
    reason: v.optional(v.pipe(v.string(), v.minLength(1))),
  }),
  async run(context, { account: name, status, reason }) {
    const { id } = await playerOf(context, name);
    const kept = status === 'rejected' ? (reason ?? null) : null;
    await transact(context.database, (trx) => setIdentity(trx, id, NUMBERS[status], kept));
    return { playerId: id, status, reason: kept };
  },
});
