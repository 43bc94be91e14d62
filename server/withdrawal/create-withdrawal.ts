import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { coinsAfter } from '#server/money/ledger/coins-after.ts';
import { marketDay } from '#server/core/market-day.ts';
import { selectTradeRevision, tradeOfferAt } from '#server/catalogue/documents.ts';
import { selectBoundBank } from '#server/players/bank-account/bound-bank.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import {
  exchangeStateFrom,
  selectExchangeFacts,
  type ExchangeRules,
  type ExchangeState,
} from '#server/withdrawal/exchange-state.ts';
import { placeOrder } from '#server/withdrawal/place-order.ts';
import { paysTo, usualChannel, type PayoutChannel } from '#server/withdrawal/payout-channels.ts';
import { epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { selectUnplayedLeft } from '#server/money/wagering/unplayed.ts';
import { withdrawalFee } from '#shared/money/fee.ts';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { MinorUnits } from '#shared/money/money.ts';
import { dayOfPlayer } from '#server/money/ledger/withdrawn.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';

export interface WantedWithdrawal {
  playerId: number;
  amount: MinorUnits;
  bankId: number;
  channelId: number | undefined;
  now: EpochMs;
}

export interface WithdrawalRules extends Omit<ExchangeRules, 'channels'> {
  config: WireWebConfig;
  /** Delay before an order goes to the bank automatically; null = when the operator sends it. */
  reviewMs: number | null;
}

/**
 * Requests a withdrawal: the amount leaves the coins at once and is held until the order ends. Checks all
 * rules of spec §6 and §8 in the order of decision 0017: player, account, payout method, today's blocks,
 * amount.
 * @returns the order, and the player's balances after it
 * @throws Refusal with a `WithdrawalCode` and the fields that the contract adds
 */
export async function createWithdrawal(trx: Trx, wanted: WantedWithdrawal, rules: WithdrawalRules) {
  const { playerId, amount, now } = wanted;
  const day = marketDay(rules.market, now).number;
  const facts = await selectWithdrawalFacts(trx, wanted, day).executeTakeFirstOrThrow();
  const { payChannelList: channels } = await tradeOfferAt(trx, facts.tradeRevision);
  const state = exchangeStateFrom(facts, { ...rules, channels }, day);
  requireAllowed(state);
  const bank = requireBank(facts.bank, wanted, rules.config);
  const channel = requireChannel(state, wanted);
  requireToday(state);
  requireAmount(state, channel, amount);

  const fee = withdrawalFee(amount, channel);
  if (fee >= amount) throw outOfRange(state, channel);
  const unplayed = facts.unplayedLeft < amount ? facts.unplayedLeft : amount;
  const order = await placeOrder(trx, {
    playerId,
    amount,
    fee,
    unplayed,
    bank,
    channelId: channel.id,
    day,
    etaAt: epochMs(now + channel.etaMin * MINUTE_MS),
    nextAt: unplayed > 0 || rules.reviewMs === null ? null : epochMs(now + rules.reviewMs),
    now,
  });
  // What was locked stays: only free coins are withdrawn.
  return { order, balances: { ...facts, ...coinsAfter(facts, playerId, order.posted) } };
}

/** What a withdrawal depends on, as of one moment. */
const selectWithdrawalFacts = (trx: Trx, { playerId, bankId }: WantedWithdrawal, day: number) =>
  selectExchangeFacts(trx, dayOfPlayer(playerId, day)).select([
    selectTradeRevision.as('tradeRevision'),
    jsonObjectFrom(selectBoundBank(trx, playerId, bankId)).as('bank'),
    selectUnplayedLeft(playerId).as('unplayedLeft'),
  ]);

function requireAllowed({ exchange: { reasons } }: ExchangeState): void {
  for (const code of [WithdrawalCode.notAllowed, WithdrawalCode.closed, WithdrawalCode.noDeposit]) {
    if (reasons.includes(code)) throw new Refusal(code, 'not withdrawable');
  }
}

/** Returns the bound account of a supported bank; customer support handles removed banks. */
function requireBank(
  bound: { realname: string; mobile: string } | null,
  { bankId }: WantedWithdrawal,
  { appExchangeBankMap }: WireWebConfig,
) {
  if (!bound) throw new Refusal(WithdrawalCode.badInput, 'this bank is not bound');
  const bank = appExchangeBankMap[String(bankId)];
  if (!bank) throw new Refusal(WithdrawalCode.changeBank, 'this bank is served no more');
  return { ...bound, bankId, bankName: bank.bankName };
}

/** The payout method: the requested one, else the first that is up and pays to the account. */
function requireChannel(
  { channels }: ExchangeState,
  { channelId, bankId }: WantedWithdrawal,
): PayoutChannel {
  const serving = channels.filter((known) => paysTo(known, bankId));
  const channel =
    channelId === undefined
      ? usualChannel(serving)
      : channels.find((known) => known.id === channelId);
  if (channel?.status !== 1)
    throw new Refusal(WithdrawalCode.channelDown, 'this payout method is closed');
  if (!serving.includes(channel)) {
    throw new Refusal(WithdrawalCode.badInput, 'this payout method does not reach this account');
  }
  return channel;
}

function requireToday({ exchange }: ExchangeState): void {
  const { reasons, pendingOrderNo, dayCount: used, dayCountMax: limit, quotaLeft } = exchange;
  if (pendingOrderNo !== null) {
    throw new Refusal(WithdrawalCode.pending, 'an order is under way', { orderNo: pendingOrderNo });
  }
  if (reasons.includes(WithdrawalCode.dailyCount)) {
    throw new Refusal(WithdrawalCode.dailyCount, 'no more withdrawals today', { used, limit });
  }
  if (reasons.includes(WithdrawalCode.dailyQuota)) {
    throw new Refusal(WithdrawalCode.dailyQuota, 'the quota of today is used up', { quotaLeft });
  }
}

function requireAmount(state: ExchangeState, channel: PayoutChannel, amount: MinorUnits): void {
  const { exchange, free: remain, coin, bettingCode } = state;
  const { max, quotaLeft, needBet, doneBet } = exchange;
  if (amount < channel.min) throw outOfRange(state, channel);
  if (amount > max)
    throw new Refusal(WithdrawalCode.vipLimit, 'above the VIP limit', { limit: max });
  if (amount > channel.max) throw outOfRange(state, channel);
  if (amount > quotaLeft)
    throw new Refusal(WithdrawalCode.dailyQuota, 'above the quota', { quotaLeft });
  if (amount > coin) throw new Refusal(WithdrawalCode.noBalance, 'the balance does not cover it');
  if (amount <= remain) return;
  if (bettingCode !== null && remain < channel.min) {
    throw new Refusal(bettingCode, 'bets are missing', { needBet, doneBet });
  }
  throw new Refusal(WithdrawalCode.notEnough, 'a part is locked until it is bet', { remain });
}

const outOfRange = ({ exchange }: ExchangeState, { min, max }: PayoutChannel): Refusal =>
  new Refusal(WithdrawalCode.outOfRange, 'amount out of range', {
    min,
    max: Math.min(max, exchange.max),
  });
