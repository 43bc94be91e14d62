import { sql, type Kysely } from 'kysely';

/** Mail to many players, and when players were last seen who have signed out. */
export async function addMailCampaigns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_campaign (
      id bigint generated always as identity primary key,
      number text unique,
      created_at bigint not null,
      due_at bigint not null,
      actor text not null,
      reason text not null,
      mail jsonb not null,
      segment jsonb not null,
      most_players bigint check (most_players > 0),
      state text not null default 'open' check (state in ('open', 'sent', 'recalling', 'recalled')),
      started_at bigint,
      ended_at bigint,
      after_player bigint not null default 0,
      sent bigint not null default 0,
      swept_read bigint not null default 0,
      swept_claimed bigint not null default 0,
      recalled bigint not null default 0,
      recalled_by text
    )`.execute(db);
  await sql`
    create index mail_campaign_due on mail_campaign (due_at, id)
      where state in ('open', 'recalling')`.execute(db);
  await sql`
    alter table mail
      add column campaign_id bigint references mail_campaign (id),
      add column recalled_at bigint`.execute(db);
  // Once per player, and the counts of a campaign.
  await sql`
    create unique index mail_campaign_player on mail (campaign_id, player_id)
      where campaign_id is not null`.execute(db);
  await keepCountsOfSweptMail(db);
  await keepLastSeen(db);
}

/** Expired mail is deleted; its campaign keeps how many were read and claimed. */
async function keepCountsOfSweptMail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_swept_campaign_mail() returns trigger language plpgsql as $$
    begin
      update mail_campaign set
        swept_read = swept_read + gone.read, swept_claimed = swept_claimed + gone.claimed
      from (
        select campaign_id, count(read_at) as read, count(claimed_at) as claimed
        from removed where campaign_id is not null group by campaign_id
      ) as gone
      where mail_campaign.id = gone.campaign_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_swept_campaign_mail after delete on mail
      referencing old table as removed
      for each statement execute function count_swept_campaign_mail()`.execute(db);
}

/** Sessions end by signing out and by time; when they were last used stays. */
async function keepLastSeen(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_seen (
      player_id bigint primary key references player (id) on delete cascade,
      seen_at bigint not null
    )`.execute(db);
  await sql`
    create function keep_last_seen() returns trigger language plpgsql as $$
    begin
      insert into player_seen (player_id, seen_at)
      select ended.player_id, max(ended.last_seen_at)
      from ended join player on player.id = ended.player_id
      group by ended.player_id
      on conflict (player_id) do update
        set seen_at = greatest(player_seen.seen_at, excluded.seen_at);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_last_seen after delete on session
      referencing old table as ended
      for each statement execute function keep_last_seen()`.execute(db);
}
