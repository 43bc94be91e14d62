/**
 * How much is to be bet for a bonus, and what counts: the one place for it (decision 0039). An
 * operator changes it by the document `wagering`.
 */
import type { Tables } from '#server/database/tables.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const wageringRules = v.object({
  /** How often a bonus is to be bet whose giver says nothing. */
  betTimes: v.pipe(v.number(), v.minValue(0)),
  /** By game type (spec §3): how many percent of a bet count. A type that is not here counts nothing. */
  shares: v.record(v.string(), percent),
  /** Cashing out below this counts nothing, in hundredths: 120 = 1.20 times the bet. */
  leastOut: v.pipe(v.number(), v.integer(), v.minValue(100)),
});
export type WageringRules = v.InferOutput<typeof wageringRules>;

/**
 * Slots and fishing count in full, cards and duels by half, matches and rising multipliers by a quarter: a coin that counts
 * then costs at least 1/35 of a coin in every game of the seeded catalogue.
 */
export const USUAL_RULES: WageringRules = {
  betTimes: 35,
  shares: { 1: 100, 2: 100, 3: 50, 4: 25, 5: 50, 6: 25 },
  leastOut: 120,
};

/** The operator's rules, or the usual ones. @throws ValiError when the document cannot be read */
export async function readWageringRules(db: Kysely<Tables>): Promise<WageringRules> {
  const row = await db
    .selectFrom('config_document')
    .where('key', '=', 'wagering')
    .select('value')
    .executeTakeFirst();
  return row ? v.parse(wageringRules, row.value) : USUAL_RULES;
}

/** How many percent of a bet on a game of this type count. */
export const shareOf = ({ shares }: WageringRules, typeId: number): number => shares[typeId] ?? 0;
