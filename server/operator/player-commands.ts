import { sql } from 'kysely';
import { restrict, setStatus, STATUS, type StatusName } from '#server/accounts/status.ts';
import { findPlayer, type PlayerRow } from '#server/accounts/players.ts';
import { marketOf } from '#server/operator/market-of.ts';
import { stopByOperator } from '#server/protection/rest.ts';
import { transact } from '#server/database/transact.ts';
import { command, OperatorError, yesOrNo, type OperatorContext } from '#server/operator/command.ts';
import * as v from 'valibot';

/** The name of an account, as an option. */
export const account = v.pipe(v.string(), v.minLength(1));

/** The player of an account. @throws OperatorError when there is none */
export async function playerOf({ database }: OperatorContext, name: string): Promise<PlayerRow> {
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

export const standing = command({
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
    const market = await marketOf(context);
    await transact(context.database, (trx) => {
      switch (wanted) {
        case 'ok':
          return setStatus(trx, playerId, STATUS.ok);
        case 'no-deposits':
        case 'no-play':
        case 'no-withdrawals':
        case 'frozen':
          return restrict(trx, playerId, wanted, !lift);
        case 'excluded':
        case 'on-break':
          if (lift) return restrict(trx, playerId, wanted, false);
          return stopByOperator(trx, { playerId, market, now: context.clock.now() }, wanted);
      }
    });
    return { playerId, status: wanted };
  },
});

export const show = command({
  summary: 'What is known of an account.',
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
    return { playerId: id, uuid, account: spelled, mobile, pid, inviteCode, status, vip, sessions };
  },
});
