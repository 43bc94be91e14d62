import { campaignsWithin, type CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import { SUGGESTED_NAMES, suggestNames } from '#server/marketing/events/names.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';

/** Campaigns that a note's form suggests: for an agency its own, by the names that reports show. */
export async function noteCampaigns(db: Kysely<Tables>, scope: CampaignScope): Promise<string[]> {
  if (scope === 'all') return suggestNames(db, 'campaign');
  const origins = await db
    .selectFrom('install_origin_named')
    .where('campaign', '<>', '')
    .select('campaign')
    .distinct()
    .orderBy('campaign')
    .execute();
  const names = origins.map(({ campaign }) => campaign);
  return campaignsWithin(names, scope).slice(0, SUGGESTED_NAMES);
}
