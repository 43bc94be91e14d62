import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { boundBanks, selectBanks } from '#server/players/bank-account/list-banks.ts';
import { selectBalances, type Balances } from '#server/money/ledger/wallets.ts';
import { limitUsesBeside } from '#server/players/protection/limits.ts';
import { rgStateFrom } from '#server/players/protection/rg-state.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { marketDay } from '#server/core/market-day.ts';
import { selectProtection, type PlayerDay } from '#server/players/protection/select-protection.ts';
import type { PlayerRow } from '#server/players/base/players.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { WireUser } from '#shared/account/user-contract.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { maskMobile } from '#shared/mobile/mobile.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

const LIKES_AND_HISTORY_MAX = 50; // contract, constants part

type WirePlayerRow = Pick<
  PlayerRow,
  | 'id'
  | 'uuid'
  | 'account'
  | 'account_type'
  | 'nickname'
  | 'avatar'
  | 'mobile'
  | 'created_at'
  | 'vip'
  | 'pid'
  | 'safebox_password_hash'
>;
type WireBalances = Pick<Balances, 'coin' | 'safebox' | 'locked' | 'totalRecharge'>;

/** A player in wire format (spec §3, "User info"). */
export function wireUserOf(
  player: WirePlayerRow,
  balances: WireBalances,
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

/** Selects a player's account, balances and protection in one query, as of one moment. */
export const selectPlayer = (db: Kysely<Tables>, player: PlayerDay) =>
  selectProtection(db, player)
    .innerJoin(selectBalances(db, player.playerId).as('balances'), (join) => join.onTrue())
    .select(['player.id', 'player.uuid', 'player.account', 'player.account_type'])
    .select(['player.nickname', 'player.avatar', 'player.mobile', 'player.created_at'])
    .select(['player.vip', 'player.pid', 'player.safebox_password_hash', 'player.kyc_status'])
    .select(['player.invite_code', 'player.total_recharge'])
    .select(['balances.coin', 'balances.safebox', 'balances.locked', 'balances.totalRecharge']);

const signedInPlayer = writeOnce((db, player: PlayerDay) =>
  selectPlayer(db, player).select([
    jsonArrayFrom(selectBanks(db, player.playerId)).as('banks'),
    jsonArrayFrom(selectLikes(db, player.playerId)).as('likes'),
    jsonArrayFrom(selectHistory(db, player.playerId)).as('history'),
  ]),
);

/** The player with banks, likes and history, as sign-in and start-up answer (spec §7). */
export async function signedInPart(db: Kysely<Tables>, moment: Moment, config: WireWebConfig) {
  const { playerId, market, now } = moment;
  const player = await signedInPlayer.one(db, { playerId, day: marketDay(market, now).number });
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
