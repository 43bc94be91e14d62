import type { Kysely } from 'kysely';
import { nameKey } from '#shared/text/text.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** The campaigns whose visitors, money and costs a user sees: those whose name begins so, or all. */
export type CampaignScope = 'all' | { prefix: string };

/**
 * How the beginning of a name is compared: without case and width. A space at its end counts, so that "Acme "
 * is not the beginning of "Acmeland".
 */
export const prefixKey = (prefix: string): string =>
  /\s$/u.test(prefix) ? `${nameKey(prefix)} ` : nameKey(prefix);

const isWithin = (campaign: string, { prefix }: { prefix: string }): boolean =>
  nameKey(campaign).startsWith(prefixKey(prefix));

/** The ids of origins within a scope, by the campaign’s name that reports show; undefined for all. */
export async function originsWithin(
  db: Kysely<Tables>,
  scope: CampaignScope,
): Promise<number[] | undefined> {
  if (scope === 'all') return undefined;
  const origins = await db.selectFrom('install_origin_named').select(['id', 'campaign']).execute();
  return origins.filter(({ campaign }) => isWithin(campaign, scope)).map(({ id }) => id);
}

/** Those of some campaigns that are within a scope. */
export const campaignsWithin = (
  campaigns: readonly string[],
  scope: Exclude<CampaignScope, 'all'>,
): string[] => campaigns.filter((campaign) => isWithin(campaign, scope));
