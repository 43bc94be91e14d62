import { readFact } from '#server/core/facts.ts';
import type { Market } from '#shared/market/market.ts';
import type { CommandContext } from '#server/core/commands/command.ts';

/** The server's market, since the tool may have been started without the server's settings. */
export const marketOf = async ({
  database,
  settings,
}: Pick<CommandContext, 'database' | 'settings'>): Promise<Market> =>
  (await readFact(database.db, 'seed'))?.market ?? settings.market;
