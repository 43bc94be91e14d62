import { DEFAULT_MIGRATION_TABLE, sql, type Kysely, type Migration } from 'kysely';
import { nameRedPacket } from './migrations/0002-red-packet.ts';
import { makeRoomForBets } from './migrations/0003-room-for-bets.ts';
import { addPasskeys } from './migrations/0004-passkeys.ts';
import { indexPaidDeposits } from './migrations/0005-paid-deposits.ts';
import { addPushSettings } from './migrations/0006-push-settings.ts';
import { addAudit } from './migrations/0007-audit.ts';
import { addProposals } from './migrations/0008-proposals.ts';
import { addReturnedWithdrawals } from './migrations/0009-returned-withdrawals.ts';
import { addCorrections } from './migrations/0010-corrections.ts';
import { addPlayerNotes } from './migrations/0011-player-notes.ts';
import { addReconciliation } from './migrations/0012-reconciliation.ts';
import { addLinkResults } from './migrations/0013-link-results.ts';
import { addConsoleRoles } from './migrations/0014-console-roles.ts';
import { addDocumentVersions } from './migrations/0015-document-versions.ts';
import { addRevenue } from './migrations/0016-revenue.ts';
import { addAlerts } from './migrations/0017-alerts.ts';
import { addLinkTagsAndTemplates } from './migrations/0018-link-tags-and-templates.ts';
import { addSharing } from './migrations/0019-sharing.ts';
import { addPlannedChanges } from './migrations/0020-planned-changes.ts';
import { addCostImports } from './migrations/0021-cost-imports.ts';
import { addReportDimensions } from './migrations/0022-report-dimensions.ts';
import { addCostColumns } from './migrations/0023-cost-columns.ts';
import { addReportNotes } from './migrations/0024-report-notes.ts';
import { addEmail } from './migrations/0025-email.ts';
import { addHandovers } from './migrations/0026-handovers.ts';
import { addLapsedInstalls } from './migrations/0027-lapsed-installs.ts';
import { addMailCampaigns } from './migrations/0028-mail-campaigns.ts';
import { addLobbyPictures } from './migrations/0030-lobby-pictures.ts';
import { addInstallsIndex } from './migrations/0031-installs-index.ts';
import { addMoneySums } from './migrations/0032-money-sums.ts';
import { createSchema } from './schema.ts';
import type { Tables } from './tables.ts';

/** In the order in which they run. Listed, because the server ships as one bundle. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-schema': { up: createSchema },
  '0002-red-packet': { up: nameRedPacket },
  '0003-room-for-bets': { up: makeRoomForBets },
  '0004-passkeys': { up: addPasskeys },
  '0005-paid-deposits': { up: indexPaidDeposits },
  '0006-push-settings': { up: addPushSettings },
  '0007-audit': { up: addAudit },
  '0008-proposals': { up: addProposals },
  '0009-returned-withdrawals': { up: addReturnedWithdrawals },
  '0010-corrections': { up: addCorrections },
  '0011-player-notes': { up: addPlayerNotes },
  '0012-reconciliation': { up: addReconciliation },
  '0013-link-results': { up: addLinkResults },
  '0014-console-roles': { up: addConsoleRoles },
  '0015-document-versions': { up: addDocumentVersions },
  '0016-revenue': { up: addRevenue },
  '0017-alerts': { up: addAlerts },
  '0018-link-tags-and-templates': { up: addLinkTagsAndTemplates },
  '0019-sharing': { up: addSharing },
  '0020-planned-changes': { up: addPlannedChanges },
  '0021-cost-imports': { up: addCostImports },
  '0022-report-dimensions': { up: addReportDimensions },
  '0023-cost-columns': { up: addCostColumns },
  '0024-report-notes': { up: addReportNotes },
  '0025-email': { up: addEmail },
  '0026-handovers': { up: addHandovers },
  '0027-lapsed-installs': { up: addLapsedInstalls },
  '0028-mail-campaigns': { up: addMailCampaigns },
  '0030-lobby-pictures': { up: addLobbyPictures },
  '0031-installs-index': { up: addInstallsIndex },
  '0032-money-sums': { up: addMoneySums },
};

/** A database of another version of the server. The message says what to do. */
export class UnknownMigration extends Error {
  override readonly name = 'UnknownMigration';

  constructor(migration: string) {
    super(
      `This database has the migration ${migration}, which this version does not know. A newer version made it, or one from before the first release. Start that version, or name another database (DATABASE_URL) or data folder (--data-dir=<folder>).`,
    );
  }
}

const TABLE = sql.table(DEFAULT_MIGRATION_TABLE);

/** Any number, the same in every process of the server. */
const MIGRATION_LOCK = 7_268_191;

/**
 * Migrates the tables in one transaction. Its advisory lock serialises processes that start together, and
 * ends with it, so it also works through a pooler that lends a connection for one transaction.
 * @throws UnknownMigration, before anything is changed
 * @throws when a migration fails; then none of the pending ones is applied.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if ((await findPending(db)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql`
      create table if not exists ${TABLE} (
        name varchar(255) not null primary key,
        timestamp varchar(255) not null
      )`.execute(trx);
    for (const [name, { up }] of await findPending(trx)) {
      await up(trx);
      await sql`insert into ${TABLE} values (${name}, ${new Date().toISOString()})`.execute(trx);
    }
  });
}

/**
 * Lists the migrations that are not applied, in their order.
 * @throws UnknownMigration
 */
async function findPending(db: Kysely<Tables>): Promise<[string, Migration][]> {
  const all = Object.entries(MIGRATIONS);
  const found = await sql<{ is_there: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is_there`.execute(db);
  if (found.rows[0]?.is_there !== true) return all;
  const { rows } = await sql<{ name: string }>`select name from ${TABLE} order by name`.execute(db);
  const unknown = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown) throw new UnknownMigration(unknown.name);
  const applied = new Set(rows.map(({ name }) => name));
  return all.filter(([name]) => !applied.has(name));
}
