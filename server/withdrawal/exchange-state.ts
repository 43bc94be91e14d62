import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { balanceOf, selectBalances, wasUsed } from '#server/money/ledger/wallets.ts';
import type { Market } from '#shared/market/market.ts';
import { mayWithdrawYet } from '#server/players/protection/promotion-rules.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import { lockedParts } from '#server/money/wagering/locked-parts.ts';
import { selectInOrder, wageringFrom } from '#server/money/wagering/requirements.ts';
import {
  payoutChannels,
  usualChannel,
  type PayoutChannel,
} from '#server/withdrawal/payout-channels.ts';
import { bettingCode } from '#server/withdrawal/withdraw-code.ts';
import {
  selectPendingOrders,
  selectWithdrawnInMonth,
  selectWithdrawnOn,
  type DayOfPlayer,
} from '#server/money/ledger/withdrawn.ts';
import { minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder, type Simplify } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Documents } from '#server/catalogue/documents.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';

type ExchangeConfig = NonNullable<WireResponseOf<'tradeInfo'>['exchangeConfig']>;

/** Rules for withdrawals that do not depend on the player. */
export interface ExchangeRules {
  market: Market;
  config: Pick<WireWebConfig, 'limits' | 'vipConfigList' | 'moneyCodes'>;
  needs: readonly PromotionNeed[];
  channels: Documents['trade']['payChannelList'];
}

/** A player's current withdrawal options; the answer and the check use the same numbers. */
export interface ExchangeState {
  /** In wire format. */
  exchange: ExchangeConfig & { pendingOrderNo: string | null };
  /** The coins that no wagering locks, also beyond today's quota. */
  free: MinorUnits;
  coin: MinorUnits;
  /** The market's day. */
  day: number;
  channels: PayoutChannel[];
  /** 102 or 1071: which wagering is missing; null when none is. */
  bettingCode: number | null;
}

/**
 * What a player's withdrawal options depend on, as of one moment; join more of the player. Each order moves
 * money to the hold and back. A hold that was never used means no orders, and an empty one none that is
 * undecided: those are not looked for, as all players share the few pages of their indexes, where each new
 * order would conflict with everyone who looked.
 */
export const selectExchangeFacts = (db: Kysely<Tables>, when: DayOfPlayer) =>
  selectBalances(db, when.playerId)
    .select(['player.vip', 'player.is_frozen', 'player.no_withdrawals', 'player.mobile'])
    .select('player.total_recharge')
    .select(({ eb, or, exists, selectFrom }) =>
      or([
        eb('player.mobile', 'is not', null),
        exists(
          selectFrom('passkey')
            .select('passkey.id')
            .whereRef('passkey.player_id', '=', 'player.id'),
        ),
      ]).as('has_proof'),
    )
    .select([
      jsonArrayFrom(selectInOrder(db, when.playerId)).as('requirements'),
      ifSo(wasUsed('hold'), selectWithdrawnOn(db, when.playerId, when.day)).as('today'),
      ifSo(wasUsed('hold'), selectWithdrawnInMonth(db, when)).as('month'),
      ifSo(
        sql`${balanceOf('hold')} > 0`,
        selectPendingOrders(db, when.playerId).select('order_no').limit(1),
      ).as('pending'),
    ]);

/** The row of a query that runs only under a condition; null without the condition, or a row. */
const ifSo = <Row>(condition: RawBuilder<unknown>, query: SelectQueryBuilder<Tables, never, Row>) =>
  sql<Simplify<Row> | null>`case when ${condition} then ${jsonObjectFrom(query)} end`;

export type ExchangeFacts = Awaited<
  ReturnType<ReturnType<typeof selectExchangeFacts>['executeTakeFirstOrThrow']>
>;

const NONE = { count: 0, amount: ZERO };

/** The single source of the withdrawable amount, its blocks and its limits (spec §6, §8). */
export function exchangeStateFrom(
  facts: ExchangeFacts,
  { config, channels, needs }: ExchangeRules,
  day: number,
): ExchangeState {
  const { pending, requirements } = facts;
  const today = facts.today ?? NONE;
  const hasPaidIn = mayWithdrawYet(facts, needs);
  const { needBet, doneBet, source, open } = wageringFrom(requirements);
  const level = config.vipConfigList.find((known) => known.level === facts.vip);
  const least = minorUnits(config.limits?.exchangeMin ?? 0);
  const ways = payoutChannels(channels, {
    least,
    isFree: (facts.month ?? NONE).count < (level?.feeFree ?? 0),
  });
  const usual = usualChannel(ways);
  const dayAmountMax = minorUnits(level?.withdrawDayMax ?? 0);
  const left = subtract(dayAmountMax, today.amount);
  const quotaLeft = left < 0 ? ZERO : left;
  const free = hasPaidIn ? withdrawableOf(facts) : ZERO;
  const exchange = {
    withdrawable: free < quotaLeft ? free : quotaLeft,
    locked: hasPaidIn ? facts.locked : facts.coin,
    needBet,
    doneBet,
    min: least,
    max: minorUnits(level?.withdrawMax ?? 0),
    // Fee on top of a channel's own: this server charges none.
    feeFixed: ZERO,
    feeBps: 0,
    etaMin: usual?.etaMin ?? 0,
    dayCount: today.count,
    dayCountMax: level?.withdrawCount ?? 0,
    dayAmount: today.amount,
    dayAmountMax,
    quotaLeft,
    pendingOrderNo: pending?.order_no ?? null,
    // Before the first deposit no bet frees anything.
    parts: hasPaidIn ? lockedParts(open, facts.coin) : [],
  };
  const betting = bettingCode(source);
  const reasons = blocks(exchange, {
    // A player who is excluded or on a break may withdraw (contract §10).
    isAllowed: !facts.is_frozen && !facts.no_withdrawals,
    isOpen: usual !== undefined,
    hasPaidIn: hasPaidIn || facts.coin === ZERO,
    hasProof: config.moneyCodes !== 1 || Boolean(facts.has_proof),
    free,
    coin: facts.coin,
    betting,
  });
  return {
    exchange: { ...exchange, reasons },
    free,
    coin: facts.coin,
    day,
    channels: ways,
    bettingCode: betting,
  };
}

interface Openings {
  isAllowed: boolean;
  isOpen: boolean;
  /** Also true without coins, as none can be from promotions then. */
  hasPaidIn: boolean;
  /** No code is required, or there is a mobile to send it to, or a passkey instead. */
  hasProof: boolean;
  free: MinorUnits;
  coin: MinorUnits;
  betting: number | null;
}

/** All reasons that block any amount; the first is the one to resolve first. */
function blocks(
  exchange: Omit<ExchangeConfig, 'reasons'>,
  { isAllowed, isOpen, hasPaidIn, hasProof, free, coin, betting }: Openings,
): number[] {
  const isShort = free < exchange.min;
  const isLocked = isShort && coin >= exchange.min && betting !== null;
  return [
    ...(isAllowed ? [] : [WithdrawalCode.notAllowed]),
    ...(isOpen ? [] : [WithdrawalCode.closed]),
    ...(hasPaidIn ? [] : [WithdrawalCode.noDeposit]),
    ...(hasProof ? [] : [WithdrawalCode.noMobile]),
    ...(exchange.pendingOrderNo === null ? [] : [WithdrawalCode.pending]),
    ...(exchange.dayCount < exchange.dayCountMax ? [] : [WithdrawalCode.dailyCount]),
    ...(exchange.quotaLeft >= exchange.min ? [] : [WithdrawalCode.dailyQuota]),
    ...(isLocked ? [betting] : []),
    ...(isShort && !isLocked ? [WithdrawalCode.noBalance] : []),
  ];
}
