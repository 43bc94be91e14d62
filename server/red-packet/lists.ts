import { sql, type Kysely } from 'kysely';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { pageOf } from '#server/core/http/page.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import { claimedBy } from './claims.ts';
import { beginPacket, claimedAmount, firstWithdrawalOf, paidIn, withdrawalsOn } from './packet.ts';
import type { RedPacketTerms } from '#server/catalogue/documents.ts';
import { gameLevelOf, type OpenRedPacket } from './terms.ts';

type Level = RedPacketTerms['levels'][number];

interface Asking {
  playerId: number;
  vip: number;
  market: Market;
  now: EpochMs;
}

/** A player's complete cash bonus; the first call starts the packet. */
export async function redPacketOf(
  db: Kysely<Tables>,
  { playerId, vip, market, now }: Asking,
  open: OpenRedPacket,
): Promise<WireResponseOf<'redPacket'>> {
  const { packet: config, terms } = open;
  const packet = await beginPacket(db, playerId, now);
  const [withdrawTutorialData, amount, claimed, bets, recharge, withdrawnToday] = await Promise.all(
    [
      firstWithdrawalOf(db, packet, open),
      claimedAmount(db, playerId),
      claimedBy(db, playerId),
      validBetsOf(db, playerId),
      paidIn(db, playerId, open),
      withdrawalsOn(db, playerId, marketDay(market, now).number),
    ],
  );
  const gameLevel = gameLevelOf(bets, terms);
  const isReached = ({ needVip, needGameLevel }: Level) =>
    vip >= needVip && gameLevel >= needGameLevel;
  return {
    createTime: packet.created_at,
    amount,
    totalBonus: config.totalBonus,
    withdrawTutorialData,
    withdrawLeft: Math.max(0, terms.withdrawalsADay - withdrawnToday),
    levelList: terms.levels.map((level) => {
      const needBet = terms.gameLevelBets[level.needGameLevel - 1];
      return {
        ...level,
        ...(needBet !== undefined && { needBet }),
        isReceive: stateOf(claimed.has(`level ${level.level}`), isReached(level)),
      };
    }),
    rechargeList: terms.recharges.map((bonus) => ({
      ...bonus,
      isReceive: stateOf(claimed.has(`recharge ${bonus.id}`), recharge >= bonus.price),
    })),
    gameLevel,
    betTotal: bets,
    rechargeTotal: recharge,
    minWithdraw: terms.minWithdraw,
    betRate: terms.betRate,
    ...(open.endsAt !== undefined && { endTime: open.endsAt }),
  };
}

/** 0 claimable, 1 claimed, 0.5 not reached (spec §4). */
function stateOf(isClaimed: boolean, isReached: boolean): 0 | 1 | 0.5 {
  if (isClaimed) return 1;
  return isReached ? 0 : 0.5;
}

/** Lists what a player collected and withdrew, newest first, a page at a time. */
export async function listRedPacket(
  db: Kysely<Tables>,
  playerId: number,
  page: ParsedRequestOf<'redPacketRecord'>,
): Promise<WireResponseOf<'redPacketRecord'>> {
  const { rows } = await sql<{
    type: 1 | 2 | 3 | 4;
    amount: number;
    time: number;
    order_no: string | null;
    total: number;
  }>`
    with moved as (
      select case kind when 'level' then 1 else 2 end as type, amount, created_at as time,
        null as order_no, kind || ' ' || item_id as name
      from red_packet_claim where player_id = ${playerId}
      union all
      select case when is_first then 4 else 3 end, amount, created_at, order_no, order_no
      from red_packet_payout where player_id = ${playerId}
    )
    select type, amount, time, order_no, (select count(*)::int from moved) as total
    from moved order by time desc, type desc, name desc
    limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`.execute(db);
  const list = rows.map(({ type, amount, time, order_no: orderNo }) => ({
    type,
    amount,
    time,
    ...(orderNo !== null && { orderNo }),
  }));
  return pageOf(list, page, rows[0]?.total ?? 0);
}
