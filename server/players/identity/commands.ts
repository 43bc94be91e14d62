import { transact } from '#server/core/database/transact.ts';
import { setIdentity } from '#server/players/identity/identity.ts';
import { command, OperatorError } from '#server/core/commands/command.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { notePerson } from '#server/players/protection/same-person.ts';
import { IDENTITY_STATUSES } from '#shared/protection/identity.ts';
import * as v from 'valibot';

const NUMBERS = { none: 0, 'in-review': 1, ok: 2, rejected: 3 } as const;

export const set = command({
  summary:
    "Says how a player's identity check stands; a reason goes with a rejected one, and with ok what tells the person: the same for each of their accounts, such as the document's number.",
  usage: '--account A --status none|in-review|ok|rejected [--reason R] [--person P]',
  options: v.object({
    account,
    status: v.picklist(IDENTITY_STATUSES),
    reason: v.optional(v.pipe(v.string(), v.minLength(1))),
    person: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  }),
  async run(context, { account: name, status, reason, person }) {
    const { id } = await playerOf(context, name);
    const kept = status === 'rejected' ? (reason ?? null) : null;
    if (person !== undefined && status !== 'ok') {
      throw new OperatorError('--person goes with --status ok');
    }
    const moment = { playerId: id, market: await marketOf(context), now: context.clock.now() };
    await transact(context.database, async (trx) => {
      await setIdentity(trx, id, NUMBERS[status], kept);
      if (person !== undefined) await notePerson(trx, moment, person);
    });
    return { playerId: id, status, reason: kept };
  },
});
