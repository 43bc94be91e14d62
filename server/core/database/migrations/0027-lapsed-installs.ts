import { sql, type Kysely } from 'kysely';

/** Which installs are still used: when each was last opened, and whether a push service has ended its subscription. */
export async function addLapsedInstalls(db: Kysely<unknown>): Promise<void> {
  await sql`alter table install_visitor add column last_seen_day integer`.execute(db);
  await sql`
    create index install_visitor_installed on install_visitor (landed_day) where install_ms is not null`.execute(
    db,
  );
  await sql`
    create index install_visitor_not_seen on install_visitor (install_id)
      where install_ms is not null and last_seen_day is null`.execute(db);
  await sql`
    create table push_end (
      player_id bigint primary key references player (id) on delete cascade
    )`.execute(db);
}
