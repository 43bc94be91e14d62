import { playerById } from '#server/players/base/players.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { holdEarning, keepEarning } from '#server/savings/savings-account.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export type RateConfig = Pick<WireWebConfig, 'bankEnabled' | 'vipConfigList'>;

/** Savings updated to a new rate in one transaction. */
const AT_ONCE = 200;

/**
 * The yearly rate of a VIP level in hundredths of a percent; 0 where the bank is disabled, because paying
 * interest may be unlawful there.
 */
export function rateOf({ bankEnabled, vipConfigList }: RateConfig, vip: number): number {
  if (bankEnabled !== 1) return 0;
  return vipConfigList.find(({ level }) => level === vip)?.aprBps ?? 0;
}

/** Sets a player's savings to a level's rate from the next hour on; does nothing without savings. */
export async function applyRate(
  trx: Trx,
  player: { id: number; vip: number },
  config: RateConfig,
  now: EpochMs,
): Promise<void> {
  const saved = await trx
    .selectFrom('savings_account')
    .where('player_id', '=', player.id)
    .select('player_id')
    .executeTakeFirst();
  if (!saved) return;
  const earning = await holdEarning(trx, player.id, rateOf(config, player.vip), now);
  await keepEarning(trx, player.id, earning);
}

/** Sets all savings to the rates of a changed config from the next hour on. @returns how many */
export async function applyRates(
  database: Database,
  config: RateConfig,
  now: EpochMs,
): Promise<number> {
  let [last, done] = [0, 0];
  for (;;) {
    const rows = await database.db
      .selectFrom('savings_account')
      .where('player_id', '>', last)
      .orderBy('player_id')
      .limit(AT_ONCE)
      .select('player_id')
      .execute();
    const ids = rows.map((row) => row.player_id);
    await transact(database, async (trx) => {
      for (const id of ids) await applyRate(trx, await playerById(trx, id), config, now);
    });
    done += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return done;
  }
}
