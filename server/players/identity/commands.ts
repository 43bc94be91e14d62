import { setIdentity } from '#server/players/identity/identity.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import { secret } from '#server/core/commands/option-types.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { notePerson } from '#server/players/protection/same-person.ts';
import { IDENTITY_STATUSES } from '#shared/protection/identity.ts';
import * as v from 'valibot';

const NUMBERS = { none: 0, 'in-review': 1, ok: 2, rejected: 3 } as const;

export const set = changeCommand({
  summary:
    "Says how a player's identity check stands; a reason goes with a rejected one, and with ok what tells the person: the same for each of their accounts, such as the document's number.",
  usage: '--account A --status none|in-review|ok|rejected [--person P]',
  options: v.object({
    account,
    status: v.picklist(IDENTITY_STATUSES),
    person: v.optional(secret(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)))),
  }),
  async change({ trx, now, market, reason }, { account: name, status, person }) {
    const { id, kyc_status: former } = await playerOf(trx, name);
    const kept = status === 'rejected' ? (reason ?? null) : null;
    if (person !== undefined && status !== 'ok') {
      throw new OperatorError('--person goes with --status ok');
    }
    await setIdentity(trx, id, NUMBERS[status], kept);
    if (person !== undefined) await notePerson(trx, { playerId: id, market, now }, person);
    return {
      result: { playerId: id, status, reason: kept },
      playerId: id,
      before: { status: IDENTITY_STATUSES.find((known) => NUMBERS[known] === former) ?? former },
      after: { status },
    };
  },
});
