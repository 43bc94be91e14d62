import { readFact, writeFact } from '#server/core/facts.ts';
import { WrongDatabase } from '#server/core/start-problem.ts';
import type { Database } from '#server/core/database/open-database.ts';

/**
 * Before a start without a demo: refuses a database with demo players or codes, which are public knowledge,
 * and records that real players use it. @throws WrongDatabase
 */
export async function requireNoDemo({ db }: Database): Promise<void> {
  if ((await readFact(db, 'demo')) === 'made') {
    throw new WrongDatabase(
      'This database holds players with money and codes of a demo, whose passwords are published. Remove them first: npm run platform -- demo remove',
    );
  }
  await writeFact(db, 'demo', 'never');
}
