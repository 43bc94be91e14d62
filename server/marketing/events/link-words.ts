import { nameKey } from '#shared/text/text.ts';
import type { Origin } from '#server/marketing/events/origin.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Source and campaign of links, by short name. */
export type LinkWords = ReadonlyMap<string, { source: string; campaign: string }>;

/** Reads the links that origins name. A link is never removed, and never has another short name. */
export async function readLinkWords(trx: Trx, origins: readonly Origin[]): Promise<LinkWords> {
  const names = [...new Set(origins.map(({ link }) => link))].filter((name) => name !== '');
  if (names.length === 0) return new Map();
  const rows = await trx
    .selectFrom('install_link')
    .where('name', 'in', names)
    .select(['name', 'source', 'referrer', 'campaign'])
    .execute();
  return new Map(
    rows.map(({ name, source, referrer, campaign }) => [
      name,
      // Reports name the referrer as the source of a link that has none.
      { source: source || referrer, campaign },
    ]),
  );
}

/** Anybody can write a link into an address: one that does not exist is none. */
export const withKnownLink = (links: LinkWords, origin: Origin): Origin => ({
  ...origin,
  link: links.has(origin.link) ? origin.link : '',
});

/** True for an origin with the words of its link, of which there are only as many as links. */
export function isOfLink(links: LinkWords, { link, source, campaign }: Origin): boolean {
  const words = links.get(link);
  return (
    words !== undefined &&
    nameKey(words.source) === nameKey(source) &&
    nameKey(words.campaign) === nameKey(campaign)
  );
}
