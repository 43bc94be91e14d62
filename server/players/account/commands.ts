import type { Kysely } from 'kysely';
import { ENDING_RESTRICTIONS } from '#server/core/database/player-note-tables.ts';
import { endSessionsOf } from '#server/players/base/sessions.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { endRestrictionAt, restrictionEndsOf } from '#server/players/base/restriction-ends.ts';
import { readUntil, until } from '#server/players/account/until-option.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import {
  listRestrictions,
  restrict,
  setStatus,
  STATUS,
  type StatusName,
} from '#server/players/base/status.ts';
import { findPlayer, playerById, type PlayerRow } from '#server/players/base/players.ts';
import { carryToOthers, liftCarried } from '#server/players/protection/same-person.ts';
import { stopByOperator } from '#server/players/protection/pause.ts';
import type { Facts } from '#server/core/audit/audit.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import { yesOrNo } from '#server/core/commands/option-types.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import * as v from 'valibot';

/** The account name option. */
export const account = v.pipe(v.string(), v.minLength(1));

/** Finds a player by account name. @throws OperatorError when there is none */
export async function playerOf(db: Kysely<Tables>, name: string): Promise<PlayerRow> {
  const player = await findPlayer(db, name);
  if (!player) throw new OperatorError(`no account "${name}"`);
  return player;
}

export const freeze = changeCommand({
  isReasonRequired: true,
  summary:
    'Freezes an account and ends its sessions (errcode 101 at sign-in), or lets it in again.',
  usage: '--account A [--frozen yes|no] [--until 2026-12-31]',
  options: v.object({ account, frozen: v.optional(yesOrNo, true), until }),
  async change({ trx, now, market }, { account: name, frozen, until: end }) {
    const player = await playerOf(trx, name);
    const before = await restrictionsOf(trx, player);
    const endsAt = readUntil(end, { market, now });
    await restrict(trx, player.id, 'frozen', frozen);
    if (endsAt !== undefined) await endAt(trx, player.id, frozen ? 'frozen' : undefined, endsAt);
    return {
      result: { playerId: player.id, isFrozen: frozen },
      playerId: player.id,
      before,
      after: await restrictionsOf(trx, await playerById(trx, player.id)),
    };
  },
});

export const signOut = changeCommand({
  isReasonRequired: true,
  summary: 'Ends all sessions of an account: every device has to sign in again.',
  usage: '--account A',
  options: v.object({ account }),
  async change({ trx }, { account: name }) {
    const { id: playerId } = await playerOf(trx, name);
    await holdPlayer(trx, playerId);
    const sessions = await endSessionsOf(trx, playerId);
    return {
      result: { playerId, ended: sessions },
      playerId,
      before: { sessions },
      after: { sessions: 0 },
    };
  },
});

const STATUS_NAMES = Object.keys(STATUS) as StatusName[];

export const accountState = changeCommand({
  isReasonRequired: true,
  summary:
    'Freezes an account, stops it without an end, or keeps one thing back, beside what holds already; --lift takes that one back, ok takes all back.',
  usage: `--account A --status ${STATUS_NAMES.join('|')} [--lift yes] [--until 2026-12-31]`,
  options: v.object({
    account,
    status: v.picklist(STATUS_NAMES),
    lift: v.optional(yesOrNo, false),
    until,
  }),
  async change({ trx, now, market }, { account: name, status: wanted, lift, until: end }) {
    const player = await playerOf(trx, name);
    const { id: playerId } = player;
    const before = await restrictionsOf(trx, player);
    const endsAt = readUntil(end, { market, now });
    await setAccountState(trx, { playerId, market, now }, wanted, lift);
    if (endsAt !== undefined) await endAt(trx, playerId, lift ? undefined : wanted, endsAt);
    return {
      result: { playerId, status: wanted },
      playerId,
      before,
      after: await restrictionsOf(trx, await playerById(trx, playerId)),
    };
  },
});

/** Gives a new restriction its end. @throws OperatorError when nothing was restricted that can end */
async function endAt(
  trx: Trx,
  playerId: number,
  restricted: StatusName | undefined,
  endsAt: EpochMs,
): Promise<void> {
  const restriction = ENDING_RESTRICTIONS.find((one) => one === restricted);
  if (!restriction) {
    throw new OperatorError(
      `--until goes with a new restriction: ${ENDING_RESTRICTIONS.join(', ')}`,
    );
  }
  await endRestrictionAt(trx, playerId, restriction, endsAt);
}

/** The player's restrictions with their ends, for the audit. */
async function restrictionsOf(trx: Trx, player: PlayerRow): Promise<Facts> {
  const ends = await restrictionEndsOf(trx, player.id);
  return {
    restrictions: listRestrictions(player),
    ...(Object.keys(ends).length > 0 && { until: ends }),
  };
}

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
