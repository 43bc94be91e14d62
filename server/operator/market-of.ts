import { readFact } from '#server/facts.ts';
import type { Market } from '#domain/market.ts';
import type { OperatorContext } from '#server/operator/command.ts';

/** The platform's market. The tool may have been started without the platform's own settings. */
export const marketOf = async ({
  database,
  settings,
}: Pick<OperatorContext, 'database' | 'settings'>): Promise<Market> =>
  (await readFact(database.db, 'seed'))?.market ?? settings.market;
