import { sql } from 'kysely';
import { nameKey } from '#shared/text/text.ts';
import { isOfLink, type LinkWords } from '#server/marketing/events/link-words.ts';
import type { Client, Origin } from '#server/marketing/events/origin.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Stands for words beyond the limit of a day. */
const OTHER = 'other';

/**
 * Replaces the words of origins that neither a marketer wrote nor an earlier visitor came with: the number of
 * different results does not grow with that of the given ones.
 */
export async function foldOrigins(
  trx: Trx,
  origins: readonly Origin[],
  links: LinkWords,
): Promise<Origin[]> {
  const given = JSON.stringify(
    origins.map(({ source, campaign }, at) => ({ at, source, campaign })),
  );
  const { rows } = await sql<{ at: number; has_source: boolean; has_campaign: boolean }>`
    with known as materialized (
      select source, campaign from install_origin where source <> ''
      union select source, campaign from install_cost
    )
    select given.at,
      given.source in (select source from known) as has_source,
      (given.source, given.campaign) in (select source, campaign from known)
        or given.campaign in (select campaign from known where source = '') as has_campaign
    from json_to_recordset(${given}::json) as given (at integer, source text, campaign text)`.execute(
    trx,
  );
  const isKnown = new Map(rows.map((row) => [row.at, row]));
  const written = await writtenByMarketers(trx);
  return origins.map((origin, at): Origin => {
    const { source, campaign, link } = origin;
    const known = isKnown.get(at);
    const hasSource = known?.has_source === true || written.sources.has(nameKey(source));
    const hasCampaign = known?.has_campaign === true || written.has(source, campaign);
    return {
      source: hasSource ? source : OTHER,
      medium: OTHER,
      campaign: hasCampaign ? campaign : OTHER,
      content: OTHER,
      referrer: OTHER,
      site: OTHER,
      landing_path: OTHER,
      link: isOfLink(links, origin) ? link : '',
      ...otherDetails(origin),
    };
  });
}

/** Replaces what is new of an origin whose words are known. */
export const foldDetails = (origin: Origin, links: LinkWords): Origin => ({
  ...origin,
  link: isOfLink(links, origin) ? origin.link : '',
  ...otherDetails(origin),
});

const otherDetails = ({ term, share_code: share, inviter, agent }: Origin) => ({
  term: term && OTHER,
  share_code: share && OTHER,
  inviter: inviter && OTHER,
  agent: agent && OTHER,
});

/** The names of links and rules, which stay as they were typed, without case and width. */
async function writtenByMarketers(
  trx: Trx,
): Promise<{ sources: ReadonlySet<string>; has: (source: string, campaign: string) => boolean }> {
  const { rows } = await sql<{ source: string; campaign: string }>`
    select source, campaign from install_link
    union select source, campaign from postback_rule`.execute(trx);
  const pairOf = (source: string, campaign: string): string =>
    JSON.stringify([nameKey(source), nameKey(campaign)]);
  const pairs = new Set(rows.map(({ source, campaign }) => pairOf(source, campaign)));
  return {
    sources: new Set(rows.map(({ source }) => nameKey(source))),
    has: (source, campaign) =>
      pairs.has(pairOf(source, campaign)) || pairs.has(pairOf('', campaign)),
  };
}

/** A client's class and browser are of short lists; its language and country may be anything, and become unknown. */
export const foldClients = (clients: readonly Client[]): Client[] =>
  clients.map((client): Client => ({ ...client, language: '', country: '' }));
