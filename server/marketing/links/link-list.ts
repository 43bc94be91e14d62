import type { Kysely } from 'kysely';
import { dayNumber } from '#server/core/market-day.ts';
import { findLinks, readOpenings } from '#server/marketing/links/link-rows.ts';
import {
  readDestinationCheck,
  type DestinationProblem,
} from '#server/marketing/links/link-destination.ts';
import { EMPTY_FUNNEL, readBreakdowns, type Funnel } from '#server/marketing/report/read-funnel.ts';
import { countTags, hasTag, type CountedTag } from '#server/marketing/links/link-tags.ts';
import { oneOf, textOf, type Query } from '#server/marketing/report/report-range.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Filters } from '#server/marketing/events/dimension.ts';
import type { Link } from '#server/marketing/links/links.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Days over which a link's results are counted, up to today. */
export const RESULT_DAYS = 30;

/** Columns that the list can be sorted by. */
const LINK_SORTS = [
  'newest',
  'name',
  'source',
  'campaign',
  'opens',
  'installed',
  'deposited',
] as const;
export type LinkSort = (typeof LINK_SORTS)[number];

export interface LinkResult {
  /** Requests of the short address by people. */
  opens: number;
  robots: number;
  /** Visitors under their first campaign, as the report counts them. */
  funnel: Funnel;
}

export interface ListedLink extends Link, LinkResult {
  /** Its last day is over. It works all the same. */
  isEnded: boolean;
  problem: DestinationProblem | undefined;
}

/** Most links that a list shows; the others are found by a search. */
export const LISTED_LINKS = 200;

/** What a list shows, and in which order. */
export interface LinkFilter {
  isArchived: boolean;
  search: string;
  /** '' for links with any tag or none. */
  tag: string;
  sort: LinkSort;
}

/** Longest search or tag of an address. */
export const LONGEST_SEARCH = 200;

/** Reads a list's address. @throws BadRequest in words for the user */
export const readLinkFilter = (query: Query): LinkFilter => ({
  isArchived: query['archived'] === 'yes',
  search: textOf(query, 'search').slice(0, LONGEST_SEARCH),
  tag: textOf(query, 'tag').slice(0, LONGEST_SEARCH),
  sort: oneOf(query, 'sort', LINK_SORTS, 'newest'),
});

/**
 * All links that match, with the results of the last `RESULT_DAYS`. Count visitors before.
 * @returns with the tags of those that match without the chosen tag
 */
export async function listLinks(
  db: Kysely<Tables>,
  { isArchived, search, tag, sort }: LinkFilter,
  { today, now }: { today: number; now: EpochMs },
): Promise<{ links: readonly ListedLink[]; tags: CountedTag[] }> {
  const matching = await findLinks(db, { isArchived, search });
  const found = tag === '' ? matching : matching.filter(({ tags }) => hasTag(tags, tag));
  const resultOf = await readResults(db, today, {});
  const problemOf = await readDestinationCheck(db, now);
  const links = found.map((link): ListedLink => ({
    ...link,
    ...resultOf(link),
    isEnded: isEnded(link, today),
    problem: problemOf(link.path),
  }));
  return { links: sortLinks(links, sort), tags: countTags(matching) };
}

/** The results of one link in the last `RESULT_DAYS`. Count visitors before. */
export async function readLinkResult(
  db: Kysely<Tables>,
  link: Link,
  today: number,
): Promise<LinkResult> {
  return (await readResults(db, today, { link: [link.name] }))(link);
}

async function readResults(
  db: Kysely<Tables>,
  today: number,
  filters: Filters,
): Promise<(link: Link) => LinkResult> {
  const from = today - RESULT_DAYS + 1;
  const openings = await readOpenings(db, from);
  const { link: rows } = await readBreakdowns(
    db,
    { from, to: today, touch: 'first', window: 30, filters, scope: 'all' },
    ['link'],
  );
  const funnels = new Map(rows.map(({ name, funnel }) => [name, funnel]));
  return ({ id, name }) => ({
    opens: 0,
    robots: 0,
    ...openings.get(id),
    funnel: funnels.get(name) ?? EMPTY_FUNNEL,
  });
}

export const isEnded = ({ endsOn }: Pick<Link, 'endsOn'>, today: number): boolean =>
  (dayNumber(endsOn) ?? today) < today;

/** Names ascending, numbers with the largest first; ties newest first. */
function sortLinks(links: readonly ListedLink[], sort: LinkSort): readonly ListedLink[] {
  switch (sort) {
    case 'newest':
      return links;
    case 'name':
    case 'source':
    case 'campaign':
      return links.toSorted((one, other) => one[sort].localeCompare(other[sort]));
    case 'opens':
      return links.toSorted((one, other) => other.opens - one.opens);
    default:
      return links.toSorted((one, other) => other.funnel[sort] - one.funnel[sort]);
  }
}
