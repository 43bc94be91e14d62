import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import * as platform from './migrations/0001-platform.ts';
import * as ledger from './migrations/0002-ledger.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as installEvents from './migrations/0004-install-events.ts';
import * as workerReports from './migrations/0005-worker-reports.ts';
import * as push from './migrations/0006-push.ts';
import * as games from './migrations/0007-games.ts';
import * as deposits from './migrations/0008-deposits.ts';
import * as withdrawals from './migrations/0009-withdrawals.ts';
import * as savings from './migrations/0010-savings.ts';
import * as vip from './migrations/0011-vip.ts';
import * as mail from './migrations/0012-mail.ts';
import * as activities from './migrations/0013-activities.ts';
import * as spinInvite from './migrations/0014-spin-invite.ts';
import * as tasks from './migrations/0015-tasks.ts';
import * as activityTimes from './migrations/0016-activity-times.ts';
import * as cashBonus from './migrations/0017-cash-bonus.ts';
import * as transactGate from './migrations/0018-transact-gate.ts';
import * as protection from './migrations/0019-protection.ts';
import * as bankEnabled from './migrations/0020-bank-enabled.ts';
import * as playOfSession from './migrations/0021-play-of-session.ts';
import * as restrictions from './migrations/0022-restrictions.ts';
import * as betsAtTheEnd from './migrations/0023-bets-at-the-end.ts';
import * as exclusionCarried from './migrations/0024-exclusion-carried.ts';
import * as nextSeeds from './migrations/0025-next-seeds.ts';
import * as roundsAtHand from './migrations/0026-rounds-at-hand.ts';
import * as installFunnel from './migrations/0027-install-funnel.ts';
import * as consoleAccess from './migrations/0028-console.ts';
import * as installCost from './migrations/0029-install-cost.ts';
import * as installLinks from './migrations/0030-install-links.ts';
import * as consoleTokens from './migrations/0031-console-tokens.ts';
import * as postbacks from './migrations/0032-postbacks.ts';
import * as installScale from './migrations/0033-install-scale.ts';
import * as reportSchedules from './migrations/0034-report-schedules.ts';
import * as rewardItems from './migrations/0035-reward-items.ts';
import * as gameKinds from './migrations/0036-game-kinds.ts';
import * as winsOfDeposits from './migrations/0037-wins-of-deposits.ts';
import * as consoleNetworks from './migrations/0038-console-networks.ts';
import * as strangersWords from './migrations/0039-strangers-words.ts';
import * as mailboxKeys from './migrations/0040-mailbox-keys.ts';
import * as firstSpellings from './migrations/0041-first-spellings.ts';
import * as pushDenials from './migrations/0042-push-denials.ts';
import * as replacedSpinRounds from './migrations/0043-replaced-spin-rounds.ts';
import type { Tables } from './tables.ts';

/** Listed instead of read from the folder, because the server ships as one bundle. They run in this order. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-ledger': ledger,
  '0003-accounts': accounts,
  '0004-install-events': installEvents,
  '0005-worker-reports': workerReports,
  '0006-push': push,
  '0007-games': games,
  '0008-deposits': deposits,
  '0009-withdrawals': withdrawals,
  '0010-savings': savings,
  '0011-vip': vip,
  '0012-mail': mail,
  '0013-activities': activities,
  '0014-spin-invite': spinInvite,
  '0015-tasks': tasks,
  '0016-activity-times': activityTimes,
  '0017-cash-bonus': cashBonus,
  '0018-transact-gate': transactGate,
  '0019-protection': protection,
  '0020-bank-enabled': bankEnabled,
  '0021-play-of-session': playOfSession,
  '0022-restrictions': restrictions,
  '0023-bets-at-the-end': betsAtTheEnd,
  '0024-exclusion-carried': exclusionCarried,
  '0025-next-seeds': nextSeeds,
  '0026-rounds-at-hand': roundsAtHand,
  '0027-install-funnel': installFunnel,
  '0028-console': consoleAccess,
  '0029-install-cost': installCost,
  '0030-install-links': installLinks,
  '0031-console-tokens': consoleTokens,
  '0032-postbacks': postbacks,
  '0033-install-scale': installScale,
  '0034-report-schedules': reportSchedules,
  '0035-reward-items': rewardItems,
  '0036-game-kinds': gameKinds,
  '0037-wins-of-deposits': winsOfDeposits,
  '0038-console-networks': consoleNetworks,
  '0039-strangers-words': strangersWords,
  '0040-mailbox-keys': mailboxKeys,
  '0041-first-spellings': firstSpellings,
  '0042-push-denials': pushDenials,
  '0043-replaced-spin-rounds': replacedSpinRounds,
};

/** Any number, the same in every process of the server. */
const MIGRATION_LOCK = 7_268_191;

/**
 * Migrates the tables. An advisory lock serialises processes that start together; it belongs to the
 * connection, so a process that dies releases it.
 * @throws when a migration fails; then none of the pending ones is applied.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (await isUpToDate(db)) return;
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined) throw error;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

/** True when exactly these migrations are applied; the migrator would read the whole catalogue for that. */
async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  const found = await sql<{ is_there: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is_there`.execute(db);
  if (found.rows[0]?.is_there !== true) return false;
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const names = Object.keys(MIGRATIONS).toSorted();
  return (
    applied.rows.length === names.length && applied.rows.every(({ name }, at) => name === names[at])
  );
}
