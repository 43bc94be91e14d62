import { epochMs } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { transact } from '#server/core/database/transact.ts';
import { putIntoSavings } from '#server/savings/savings.ts';
import type { Platform } from '#server/platform.ts';
import { ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';

const DAYS = 40;
const DAY_MS = 86_400_000;

/** Creates a player whose savings have earned interest to collect. */
export async function ownSaver(platform: Platform): Promise<OwnPlayer> {
  const { database, clock } = platform.context;
  const player = await ownPlayer(platform, { vip: 2, deposits: fromCoins(5000) });
  const saver = { playerId: player.id, aprBps: 800, now: epochMs(clock.now() - DAYS * DAY_MS) };
  await transact(database, (trx) => putIntoSavings(trx, saver, fromCoins(1000)));
  return player;
}
