/**
 * Wagering of bonuses, and what counts towards it: defined only here (decision 0018). An operator overrides
 * it with the document `wagering`.
 */
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { isCurrencyReward } from '#shared/reward/reward.ts';
import { readKeptDocument, type DocumentCheck } from '#server/core/documents.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const wageringRules = v.object({
  /** Default wagering multiple of a bonus. */
  betTimes: v.pipe(v.number(), v.minValue(0)),
  /** Percent of a bet that counts, by game type (spec §3). A missing type counts nothing. */
  shares: v.record(v.string(), percent),
  /** Cash-outs below this count nothing, in hundredths: 120 = 1.20 times the bet. */
  leastOut: v.pipe(v.number(), v.integer(), v.minValue(100)),
});
export type WageringRules = v.InferOutput<typeof wageringRules>;

/**
 * Slots and fishing count in full, cards and duels half, matches and rising multipliers a quarter: a counted
 * coin then costs at least 1/35 of a coin in every game of the seeded catalogue.
 */
export const USUAL_RULES: WageringRules = {
  betTimes: 35,
  shares: { 1: 100, 2: 100, 3: 50, 4: 25, 5: 50, 6: 25 },
  leastOut: 120,
};

/** Says what is wrong with rules as an operator writes them. */
export const checkWagering: DocumentCheck = (value) => {
  const read = v.safeParse(wageringRules, value);
  if (read.success) return undefined;
  const [issue] = read.issues;
  return [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
};

/** The operator's rules, or the defaults. */
export async function readWageringRules(db: Kysely<Tables>): Promise<WageringRules> {
  const kept = await readKeptDocument(db, 'wagering', checkWagering);
  return kept === undefined ? USUAL_RULES : (kept.value as WageringRules);
}

/** A deposit must be wagered before it is withdrawn (errcode 102). */
export const DEPOSIT_BET_TIMES = 1;

/** Rising multipliers, the only games that end by a cash-out (spec §3, game types). */
const CASH_OUT_TYPE = 6;
const HUNDREDTHS = 100;

/** The rules as the lobby's config tells them to players. */
export const toldWagering = ({
  betTimes,
  shares,
  leastOut,
}: WageringRules): Pick<
  WireWebConfig,
  'betShares' | 'betShareMin' | 'bonusBetRate' | 'depositBetRate'
> => ({
  betShares: shares,
  betShareMin: [{ typeId: CASH_OUT_TYPE, odds: leastOut / HUNDREDTHS }],
  bonusBetRate: betTimes,
  depositBetRate: DEPOSIT_BET_TIMES,
});

/** Tells the wagering multiple of each reward of money that does not name its own. */
export const withBetRate = <Given extends { id: number; betRate?: number | null | undefined }>(
  rewards: readonly Given[],
  betRate: number,
): Given[] =>
  rewards.map((reward) =>
    isCurrencyReward(reward) ? { ...reward, betRate: reward.betRate ?? betRate } : reward,
  );

/** Percent of a bet that counts, for games of this type. */
export const shareOf = ({ shares }: WageringRules, typeId: number): number => shares[typeId] ?? 0;
