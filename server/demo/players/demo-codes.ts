import { findPlayer } from '#server/players/base/players.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { DEMO_ACCOUNT } from '#server/demo/players/demo-account.ts';
import { fromCoins } from '#shared/money/money.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { noteDemo } from '#server/demo/players/note-demo.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Reward } from '#server/players/reward/grant-rewards.ts';
import type { EpochMs } from '#shared/time/duration.ts';

interface DemoCode {
  code: string;
  /** Null: errcode 1097. */
  rewards: readonly Reward[] | null;
  /** Null: any number of players. */
  claimsLeft: number | null;
}

const coins = (count: number): Reward => ({ id: RewardId.coins, count: fromCoins(count) });

const CODES: readonly DemoCode[] = [
  { code: 'PAROLA2026', rewards: [coins(50), { id: 1003, count: 1 }], claimsLeft: null },
  { code: 'LANTERN', rewards: [coins(20), { id: RewardId.tickets, count: 3 }], claimsLeft: null },
  {
    code: 'BONUS88',
    rewards: [{ id: RewardId.bonusCoins, count: fromCoins(88) }],
    claimsLeft: 100,
  },
  { code: 'NOTYET', rewards: null, claimsLeft: null },
  { code: 'CLAIMED21', rewards: [{ id: 1001, count: 1 }], claimsLeft: null },
  { code: 'USEDUP', rewards: [coins(10)], claimsLeft: 0 },
];

export const DEMO_CODES: readonly string[] = CODES.map(({ code }) => code);

/** The code that the demo player has redeemed: errcode 1098. */
const CLAIMED = 'CLAIMED21';

/** Creates redemption codes for testing, one per answer; does nothing when they exist. */
export async function ensureDemoCodes(database: Database, now: EpochMs): Promise<void> {
  const known = await database.db
    .selectFrom('redeem_code')
    .where('code', '=', CLAIMED)
    .select('code')
    .executeTakeFirst();
  if (known) return;
  await transact(database, (trx) => addCodes(trx, now));
}

async function addCodes(trx: Trx, now: EpochMs): Promise<void> {
  await noteDemo(trx);
  await trx
    .insertInto('redeem_code')
    .values(
      CODES.map(({ code, rewards, claimsLeft }) => ({
        code,
        rewards: rewards && JSON.stringify(rewards),
        claims_left: claimsLeft,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const demo = await findPlayer(trx, DEMO_ACCOUNT);
  const claimed = CODES.find(({ code }) => code === CLAIMED);
  if (!demo || !claimed) return;
  await trx
    .insertInto('redeem_claim')
    .values({
      code: CLAIMED,
      player_id: demo.id,
      rewards: JSON.stringify(claimed.rewards),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['code', 'player_id']).doNothing())
    .execute();
}
