import { randomUUID } from 'node:crypto';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/database/transact.ts';
import { conditionsOf } from '#server/spin-invite/play.ts';
import { payRound } from '#server/spin-invite/payout.ts';
import { DAY_MS, epochMs, type EpochMs } from '#domain/duration.ts';
import { minorUnits, type MinorUnits } from '#domain/money.ts';
import type { Database } from '#server/database/open-database.ts';

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
 * Replaces a player's rounds by one of the first condition, or by none for null. Earlier payouts stay in the
 * ledger.
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
    await trx.deleteFrom('spin_round').where('player_id', '=', playerId).execute();
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
