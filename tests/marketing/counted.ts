import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Counts until nothing is left. While the server's own counter is counting, a report is a moment behind, so a test
 * that reads one counts first.
 */
export async function counted({ context }: Platform): Promise<void> {
  const { clock, database, settings } = context;
  while (!(await countSums(database, settings.market, clock.now())));
}
