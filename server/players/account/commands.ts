import { sql } from 'kysely';
import { restrict, setStatus, STATUS, type StatusName } from '#server/players/base/status.ts';
import { findPlayer, type PlayerRow } from '#server/players/base/players.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import {
  accountsAlike,
  carryToOthers,
  liftCarried,
} from '#server/players/protection/same-person.ts';
import { stopByOperator } from '#server/players/protection/pause.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import {
  command,
  OperatorError,
  yesOrNo,
  type CommandContext,
} from '#server/core/commands/command.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import * as v from 'valibot';

/** The account name option. */
export const account = v.pipe(v.string(), v.minLength(1));

/** Finds a player by account name. @throws OperatorError when there is none */
export async function playerOf({ database }: CommandContext, name: string): Promise<PlayerRow> {
  const player = await findPlayer(database.db, name);
  if (!player) throw new OperatorError(`no account "${name}"`);
  return player;
}

export const freeze = command({
  summary:
    'Freezes an account and ends its sessions (errcode 101 at sign-in), or lets it in again.',
  usage: '--account A [--frozen yes|no]',
  options: v.object({ account, frozen: v.optional(yesOrNo, true) }),
  async run(context, { account: name, frozen }) {
    const { id } = await playerOf(context, name);
    await transact(context.database, (trx) => restrict(trx, id, 'frozen', frozen));
    return { playerId: id, isFrozen: frozen };
  },
});

const STATUS_NAMES = Object.keys(STATUS) as StatusName[];

export const accountState = command({
  summary:
    'Freezes an account, stops it without an end, or keeps one thing back, beside what holds already; --lift takes that one back, ok takes all back.',
  usage: `--account A --status ${STATUS_NAMES.join('|')} [--lift yes]`,
  options: v.object({
    account,
    status: v.picklist(STATUS_NAMES),
    lift: v.optional(yesOrNo, false),
  }),
  async run(context, { account: name, status: wanted, lift }) {
    const { id: playerId } = await playerOf(context, name);
    const moment = { playerId, market: await marketOf(context), now: context.clock.now() };
    await transact(context.database, (trx) => setAccountState(trx, moment, wanted, lift));
    return { playerId, status: wanted };
  },
});

async function setAccountState(
  trx: Trx,
  moment: Moment,
  wanted: StatusName,
  lift: boolean,
): Promise<void> {
  const { playerId, now } = moment;
  switch (wanted) {
    case 'ok':
      await setStatus(trx, playerId, STATUS.ok);
      await liftCarried(trx, playerId, now);
      break;
    case 'excluded':
      if (lift) {
        await restrict(trx, playerId, wanted, false);
        await liftCarried(trx, playerId, now);
      } else {
        await stopByOperator(trx, moment, wanted);
        await carryToOthers(trx, moment);
      }
      break;
    case 'on-break':
      if (lift) await restrict(trx, playerId, wanted, false);
      else await stopByOperator(trx, moment, wanted);
      break;
    case 'no-deposits':
    case 'no-play':
    case 'no-withdrawals':
    case 'frozen':
      await restrict(trx, playerId, wanted, !lift);
  }
}

export const show = command({
  summary: 'Shows an account, and others with the same mailbox or identity.',
  usage: '--account A',
  options: v.object({ account }),
  async run(context, { account: name }) {
    const player = await playerOf(context, name);
    const { sessions } = await context.database.db
      .selectFrom('session')
      .where('player_id', '=', player.id)
      .where('expires_at', '>', context.clock.now())
      .select(sql<number>`count(*)::int`.as('sessions'))
      .executeTakeFirstOrThrow();
    const {
      id,
      uuid,
      account: spelled,
      mobile,
      pid,
      invite_code: inviteCode,
      status,
      vip,
    } = player;
    const alike = await accountsAlike(context.database.db, id);
    const known = { playerId: id, uuid, account: spelled, mobile, pid, inviteCode, status, vip };
    return { ...known, sessions, alike };
  },
});
