import { randomUUID } from 'node:crypto';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { conditionsOf } from '#server/spin-invite/play.ts';
import { payRound } from '#server/spin-invite/payout.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** A wheel round of a scenario. */
export interface PreparedSpinRound {
  /** Defaults to the whole target. */
  won?: MinorUnits;
  daysAgo: number;
  /** Defaults to now. */
  freeSpinAt?: EpochMs;
  isPaid?: boolean;
}

/**
 * Replaces a player's rounds by one of the first condition, or by none for null. The earlier ones stay in the
 * database: the ledger has their payouts, and tickets were used for their spins.
 */
export async function prepareSpinRound(
  database: Database,
  playerId: number,
  wanted: PreparedSpinRound | null,
  now: EpochMs,
): Promise<void> {
  const { webConfig } = await readDocuments(database.db);
  const [condition] = conditionsOf(webConfig);
  await transact(database, async (trx) => {
    await trx
      .updateTable('spin_round')
      .set({ replaced_at: now })
      .where('player_id', '=', playerId)
      .where('replaced_at', 'is', null)
      .execute();
    if (wanted === null || condition === undefined) return;
    const { won, daysAgo, freeSpinAt = now, isPaid = false } = wanted;
    const tid = randomUUID();
    const startedAt = epochMs(now - daysAgo * DAY_MS);
    const endsAt = epochMs(startedAt + condition.durationDays * DAY_MS);
    await trx
      .insertInto('spin_round')
      .values({
        tid,
        player_id: playerId,
        condition_id: condition.id,
        target: minorUnits(condition.bonusAmount),
        won: won ?? minorUnits(condition.bonusAmount),
        bet_rate: condition.betRate,
        free_spin_at: freeSpinAt,
        started_at: startedAt,
        ends_at: endsAt,
        lapses_at: epochMs(endsAt + condition.payoutDays * DAY_MS),
      })
      .execute();
    if (isPaid) await payRound(trx, { playerId, tid, now }, []);
  });
}
