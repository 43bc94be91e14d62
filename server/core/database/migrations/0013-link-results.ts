import { sql, type Kysely } from 'kysely';

/** Visitors are counted by the link that they opened, and links have an end. */
export async function addLinkResults(db: Kysely<unknown>): Promise<void> {
  // The hash of the words stays as it is: a server of the version before finds its rows while both run.
  await sql`alter table install_origin add column link text not null default ''`.execute(db);
  await sql`
    create or replace view install_origin_named as
    select origin.id,
      coalesce(source_alias.name, origin.source) as source,
      coalesce(medium_alias.name, origin.medium) as medium,
      coalesce(campaign_alias.name, origin.campaign) as campaign,
      coalesce(content_alias.name, origin.content) as content,
      coalesce(referrer_alias.name, origin.referrer) as referrer,
      origin.site, origin.landing_path, origin.link
    from install_origin as origin
      left join install_alias as source_alias
        on source_alias.dimension = 'source' and source_alias.was = origin.source
      left join install_alias as medium_alias
        on medium_alias.dimension = 'medium' and medium_alias.was = origin.medium
      left join install_alias as campaign_alias
        on campaign_alias.dimension = 'campaign' and campaign_alias.was = origin.campaign
      left join install_alias as content_alias
        on content_alias.dimension = 'content' and content_alias.was = origin.content
      left join install_alias as referrer_alias
        on referrer_alias.dimension = 'referrer' and referrer_alias.was = origin.referrer`.execute(
    db,
  );
  await sql`alter table install_link add column ends_on integer`.execute(db);
}
