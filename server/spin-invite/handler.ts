import { ticketsOf } from '#server/players/reward-item/tickets.ts';
import { luckyRanking, listRecord } from '#server/spin-invite/lists.ts';
import { payRound } from '#server/spin-invite/payout.ts';
import { joinRound, spinWheel } from '#server/spin-invite/play.ts';
import { latestRound, spinSourcesOf, spinsLeft, statusOf } from '#server/spin-invite/round.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import type { Handler } from '#server/players/handler.ts';

/** State of the player's spin invite (spec §4). */
export const spinInviteStatus: Handler<'spinInviteStatus'> = async (
  { database: { db }, settings: { promotionNeeds } },
  _request,
  { session: { playerId }, now },
) => {
  const round = await latestRound(db, playerId);
  if (!round) {
    const ticketCount = await ticketsOf(db, playerId, now);
    return { actStatus: 0, tid: '', endTime: 0, freeSpinTime: 0, spinCount: 0, ticketCount };
  }
  const sources = await spinSourcesOf(db, round, promotionNeeds, now);
  return {
    actStatus: statusOf(round, now),
    tid: round.tid,
    endTime: round.ends_at,
    freeSpinTime: round.free_spin_at,
    spinCount: spinsLeft(round, sources, now),
    ticketCount: sources.tickets,
  };
};

/** Joins the spin invite, or returns its progress. */
export const spinInvite: Handler<'spinInvite'> = async (
  { settings: { promotionNeeds } },
  _request,
  { session: { playerId }, trx, config, now },
) => {
  const { round, added } = await joinRound(trx, playerId, config, now);
  const sources = await spinSourcesOf(trx, round, promotionNeeds, now);
  return {
    tid: round.tid,
    bonusAmount: round.won,
    addAmount: added,
    totalAmount: round.target,
    inviteCount: sources.invited,
    spinCount: spinsLeft(round, sources, now),
    ticketCount: sources.tickets,
    freeSpinTime: round.free_spin_at,
    endTime: round.ends_at,
    luckyRankList: await luckyRanking(trx),
  };
};

export const spin: Handler<'spin'> = async (
  { settings: { promotionNeeds } },
  { tid },
  { session: { playerId }, trx, config, now },
) => {
  const { segment, amount, round } = await spinWheel(
    trx,
    { playerId, tid, now },
    config,
    promotionNeeds,
  );
  const sources = await spinSourcesOf(trx, round, promotionNeeds, now);
  return {
    index: segment,
    addAmount: amount,
    bonusAmount: round.won,
    totalAmount: round.target,
    spinCount: spinsLeft(round, sources, now),
    ticketCount: sources.tickets,
    freeSpinTime: round.free_spin_at,
    actStatus: statusOf(round, now),
  };
};

/** Pays a round that has reached its target. */
export const spinPayout: Handler<'spinPayout'> = async (
  { settings: { promotionNeeds } },
  { tid },
  { session: { playerId }, trx, now },
) => {
  const paid = await payRound(trx, { playerId, tid, now }, promotionNeeds);
  const { coin, seq } = await balancesOf(trx, playerId);
  return { ...paid, actStatus: 3, coin, seq };
};

/** Invited players, spins or payouts. */
export const spinRecord: Handler<'spinRecord'> = (
  { database: { db }, settings: { promotionNeeds } },
  request,
  { session: { playerId } },
) => listRecord(db, playerId, request, promotionNeeds);
