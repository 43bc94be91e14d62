import { sql } from 'kysely';
import { changeCommand, readCommand } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import {
  CONFIRM_USAGE,
  confirmOption,
  requireConfirmed,
} from '#server/core/commands/confirm-amount.ts';
import { moneyIn, readRewards } from '#server/players/reward/rewards-argument.ts';
import { toRedeemCode } from '#shared/redeem-code/redeem-code.ts';
import { CODE_LENGTH } from '#server/redeem-code/redeem.ts';
import { minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import * as v from 'valibot';

const LENGTHS = `${CODE_LENGTH.min} to ${CODE_LENGTH.max} letters and digits`;

const code = v.pipe(
  v.string(),
  v.trim(),
  // Players may paste a code with spaces; an operator's is the code itself.
  v.regex(/^\S*$/, LENGTHS),
  v.transform(toRedeemCode),
  v.regex(new RegExp(`^[A-Z0-9]{${CODE_LENGTH.min},${CODE_LENGTH.max}}$`), LENGTHS),
);

export const add = changeCommand({
  summary: 'Adds or changes a redemption code. Without rewards it is unconfigured.',
  usage: `--code C [--rewards 2001:5000,4001:3] ${CONFIRM_USAGE} [--limit CLAIMS]`,
  options: v.object({
    code,
    rewards: v.optional(v.string(), ''),
    ...confirmOption,
    limit: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(1_000_000_000))),
  }),
  needsReason: ({ rewards }) => moneyIn(readRewards(rewards)) > 0,
  async sumOf(change, { rewards, confirm, limit }) {
    const money = moneyIn(readRewards(rewards));
    requireConfirmed(change, money, confirm);
    if (money === 0) return ZERO;
    return limit === undefined ? 'unlimited' : timesAtMost(money, limit);
  },
  async change({ trx, now }, { code: spelled, rewards: text, limit }) {
    const rewards = readRewards(text);
    const before = await trx
      .selectFrom('redeem_code')
      .where('code', '=', spelled)
      .forUpdate()
      .select(['rewards', 'claims_left as claimsLeft'])
      .executeTakeFirst();
    const given = {
      rewards: rewards.length === 0 ? null : JSON.stringify(rewards),
      claims_left: limit ?? null,
    };
    await trx
      .insertInto('redeem_code')
      .values({ code: spelled, created_at: now, ...given })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(given))
      .execute();
    const after = { rewards, claimsLeft: given.claims_left };
    return { result: { code: spelled, ...after }, ...(before && { before }), after };
  },
});

/** What all claims together pay. */
const timesAtMost = (money: MinorUnits, claims: number): MinorUnits =>
  minorUnits(Math.min(money * claims, Number.MAX_SAFE_INTEGER));

export const list = readCommand({
  summary: 'Lists redemption codes and how often each was claimed.',
  usage: '',
  options: v.object({}),
  async run({ database }) {
    const rows = await database.db
      .selectFrom('redeem_code')
      .leftJoin('redeem_claim', 'redeem_claim.code', 'redeem_code.code')
      .groupBy('redeem_code.code')
      .orderBy('redeem_code.code')
      .select([
        'redeem_code.code',
        'redeem_code.rewards',
        'redeem_code.claims_left as claimsLeft',
        sql<number>`count(redeem_claim.player_id)::int`.as('claims'),
      ])
      .execute();
    return { codes: rows };
  },
});
