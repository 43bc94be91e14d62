import { withdrawableOf } from '#server/accounts/withdrawable.ts';
import { boundBanks, selectBanks } from '#server/bank-accounts/list-banks.ts';
import { selectBalances, type Balances } from '#server/ledger/wallets.ts';
import { limitUsesBeside } from '#server/protection/limits.ts';
import { rgStateFrom } from '#server/protection/rg-state.ts';
import { selectProtection } from '#server/protection/select-protection.ts';
import type { PlayerRow } from '#server/accounts/players.ts';
import type { Tables } from '#server/database/tables.ts';
import type { WireUser } from '#contract/user.ts';
import type { WireWebConfig } from '#contract/web-config.ts';
import { maskMobile } from '#domain/mobile.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Moment } from '#server/protection/usage.ts';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

const DAY_MS = 86_400_000;
const LIKES_AND_HISTORY_MAX = 50; // contract, constants part

/** A player as the wire has it (spec §3, "User info"). */
export function wireUserOf(
  player: PlayerRow,
  balances: Balances,
  countryCode: string,
  now: EpochMs,
): WireUser {
  return {
    id: player.id,
    uuid: player.uuid,
    account: player.account,
    accountType: player.account_type,
    nickname: player.nickname,
    avatar: player.avatar,
    avatarOther: '',
    facebookAccount: '',
    googleAccount: '',
    lineAccount: '',
    mobile: maskMobile(player.mobile, countryCode),
    regPeriod: Math.floor((now - player.created_at) / DAY_MS),
    vip: player.vip,
    pid: player.pid === null ? '' : String(player.pid),
    coin: balances.coin,
    lottery: withdrawableOf(balances),
    safebox: balances.safebox,
    totalRecharge: balances.totalRecharge,
    hasSafeboxPassword: player.safebox_password_hash === null ? 0 : 1,
  };
}

/** A player as they stand at one moment: account, balances and what protects them, by one query. */
export function selectPlayer(db: Kysely<Tables>, moment: Moment) {
  return selectProtection(db, moment)
    .innerJoin(selectBalances(db, moment.playerId).as('balances'), (join) => join.onTrue())
    .selectAll('player')
    .select(['balances.coin', 'balances.safebox', 'balances.hold', 'balances.locked'])
    .select(['balances.waiting', 'balances.totalRecharge', 'balances.seq']);
}

/** The player with banks, likes and history, as sign-in and start-up answer (spec §7). */
export async function signedInPart(db: Kysely<Tables>, moment: Moment, config: WireWebConfig) {
  const { playerId, now } = moment;
  const player = await selectPlayer(db, moment)
    .select([
      jsonArrayFrom(selectBanks(db, playerId)).as('banks'),
      jsonArrayFrom(selectLikes(db, playerId)).as('likes'),
      jsonArrayFrom(selectHistory(db, playerId)).as('history'),
    ])
    .executeTakeFirstOrThrow();
  const uses = await limitUsesBeside(db, moment, player);
  return {
    user: wireUserOf(player, player, config.countryCode, now),
    ...boundBanks(player.banks, config),
    appGameDataUser: {
      gameLikes: Object.fromEntries(
        player.likes.map(({ game_id }) => [String(game_id), 1 as const]),
      ),
      gameHistory: player.history.map(({ game_id }) => game_id),
    },
    inviteCode: player.invite_code,
    aid: String(player.id),
    rg: rgStateFrom(player, uses, now, config),
  };
}

const selectLikes = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('game_like')
    .where('player_id', '=', playerId)
    .where('is_liked', '=', true)
    .select('game_id');

const selectHistory = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('game_history')
    .where('player_id', '=', playerId)
    .orderBy('played_at', 'desc')
    .orderBy('game_id')
    .limit(LIKES_AND_HISTORY_MAX)
    .select('game_id');
