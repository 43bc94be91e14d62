import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { linkTarget, type LinkDraft } from '#server/marketing/links/links.ts';
import { RESULT_DAYS, type ListedLink } from '#server/marketing/links/link-list.ts';
import type { Market } from '#shared/market/market.ts';

/** The columns of a link in files, in their order. The page that adds several links reads them. */
export const LINK_COLUMNS = {
  name: 'name',
  path: 'path',
  source: 'source',
  medium: 'medium',
  campaign: 'campaign',
  content: 'content',
  term: 'term',
  referrer: 'referrer',
  title: 'title',
  description: 'description',
  endsOn: 'ends_on',
  tags: 'tags',
} as const satisfies Record<keyof LinkDraft, string>;

const FIELDS = Object.keys(LINK_COLUMNS) as (keyof LinkDraft)[];

const HEADS = [
  ...FIELDS.map((field) => LINK_COLUMNS[field]),
  'short_address',
  'target_address',
  'created_by',
  'created_day',
  'is_archived',
  ...['opens', 'installed', 'deposited'].map((result) => `${result}_${RESULT_DAYS}_days`),
];

/** Links with their addresses and the results that the list shows. @param origin of both addresses */
export const linksCsv = (
  links: readonly ListedLink[],
  { origin, market }: { origin: string; market: Market },
): string =>
  csvText([
    HEADS,
    ...links.map((link): CsvCell[] => [
      ...FIELDS.map((field): CsvCell => (field === 'endsOn' ? { date: link.endsOn } : link[field])),
      `${origin}/l/${link.name}`,
      origin + linkTarget(link),
      link.createdBy,
      { date: dayText(marketDay(market, link.createdAt).number) },
      link.isArchived ? 'yes' : 'no',
      { number: String(link.opens) },
      { number: String(link.funnel.installed) },
      { number: String(link.funnel.deposited) },
    ]),
  ]);
