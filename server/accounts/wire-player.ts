import { withdrawableOf } from '#server/accounts/withdrawable.ts';
import { boundBanks } from '#server/bank-accounts/list-banks.ts';
import { balancesOf, type Balances } from '#server/ledger/wallets.ts';
import type { PlayerRow } from '#server/accounts/players.ts';
import type { Tables } from '#server/database/tables.ts';
import type { WireUser } from '#contract/user.ts';
import type { WireWebConfig } from '#contract/web-config.ts';
import { maskMobile } from '#domain/mobile.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Kysely } from 'kysely';

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

/** The player with banks, likes and history, as sign-in and start-up answer (spec §7). */
export async function signedInPart(
  db: Kysely<Tables>,
  player: PlayerRow,
  config: WireWebConfig,
  now: EpochMs,
) {
  const [balances, banks, gameLikes, gameHistory] = await Promise.all([
    balancesOf(db, player.id),
    boundBanks(db, player.id, config),
    likesOf(db, player.id),
    historyOf(db, player.id),
  ]);
  return {
    user: wireUserOf(player, balances, config.countryCode, now),
    ...banks,
    appGameDataUser: { gameLikes, gameHistory },
    inviteCode: player.invite_code,
    aid: String(player.id),
  };
}

async function likesOf(db: Kysely<Tables>, playerId: number): Promise<Record<string, 0 | 1>> {
  const rows = await db
    .selectFrom('game_like')
    .where('player_id', '=', playerId)
    .where('is_liked', '=', true)
    .select('game_id')
    .execute();
  return Object.fromEntries(rows.map(({ game_id }) => [String(game_id), 1 as const]));
}

async function historyOf(db: Kysely<Tables>, playerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('game_history')
    .where('player_id', '=', playerId)
    .orderBy('played_at', 'desc')
    .orderBy('game_id')
    .limit(LIKES_AND_HISTORY_MAX)
    .select('game_id')
    .execute();
  return rows.map(({ game_id }) => game_id);
}
