import { CopyField } from '#server/marketing/kit/copy-field.tsx';
import { LinkMarks } from '#server/marketing/links/link-marks.tsx';
import { LINKS_PATH } from '#server/marketing/links/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import {
  RESULT_DAYS,
  type LinkFilter,
  type LinkSort,
  type ListedLink,
} from '#server/marketing/links/link-list.ts';
import { splitTags } from '#server/marketing/links/link-tags.ts';

interface LinkTableProps extends LinkFilter {
  /** Origin of short addresses. */
  origin: string;
  links: readonly ListedLink[];
}

/** Parameters of the list's address that differ from the defaults. */
export const listParameters = ({
  isArchived,
  search,
  tag,
  sort,
}: LinkFilter): [name: string, value: string][] => [
  ...(isArchived ? [['archived', 'yes'] as [string, string]] : []),
  ...(search === '' ? [] : [['search', search] as [string, string]]),
  ...(tag === '' ? [] : [['tag', tag] as [string, string]]),
  ...(sort === 'newest' ? [] : [['sort', sort] as [string, string]]),
];

/** @param more parameters of the list's file */
export const listAddress = (
  list: LinkFilter,
  more: [name: string, value: string][] = [],
): string => {
  const query = new URLSearchParams([...listParameters(list), ...more]).toString();
  return `${LINKS_PATH}${query === '' ? '' : `?${query}`}`;
};

/** Links with their results; a heading sorts. */
export function LinkTable({ origin, links, ...list }: LinkTableProps) {
  const { texts, format } = useConsole();
  const words = texts.links;
  if (links.length === 0) {
    const none = list.isArchived ? words.emptyArchived : words.empty;
    return (
      <p className="nothing">{list.search === '' && list.tag === '' ? none : texts.nothingFound}</p>
    );
  }
  const head = (sort: Exclude<LinkSort, 'newest'>, label: string) => (
    <th
      key={sort}
      scope="col"
      aria-sort={sort !== list.sort ? undefined : isText(sort) ? 'ascending' : 'descending'}
    >
      <a href={listAddress({ ...list, sort })} title={texts.sortBy(label)}>
        {label}
      </a>
    </th>
  );
  return (
    <>
      <p className="hint">{words.results(format.count(RESULT_DAYS))}</p>
      <div className="scroll">
        <table className="full links">
          <caption className="visually-hidden">{words.results(format.count(RESULT_DAYS))}</caption>
          <thead>
            <tr>
              {head('name', words.fields.name)}
              {head('opens', words.openings)}
              {head('installed', texts.columns.installed)}
              {head('deposited', texts.columns.deposited)}
              {head('source', words.fields.source)}
              {head('campaign', words.fields.campaign)}
              <th scope="col">{words.fields.tags}</th>
              <th scope="col">{words.createdByShort}</th>
              <th scope="col">{words.shortAddress}</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.id}>
                <th scope="row">
                  <a
                    className="filter-link"
                    href={`${LINKS_PATH}/${link.id}`}
                    title={`${origin}/l/${link.name}`}
                  >
                    <bdi>{link.name}</bdi>
                  </a>
                  <LinkMarks {...link} />
                </th>
                <td>{format.count(link.opens)}</td>
                <td>{format.count(link.funnel.installed)}</td>
                <td>{format.count(link.funnel.deposited)}</td>
                <td>
                  <bdi>{link.source || link.referrer}</bdi>
                </td>
                <td>
                  <bdi>{link.campaign}</bdi>
                </td>
                <td>
                  <Tags tags={link.tags} list={list} />
                </td>
                <td>
                  <bdi>{link.createdBy}</bdi>
                </td>
                <td>
                  <CopyField label={words.addressOf(link.name)} text={`${origin}/l/${link.name}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Each shows the links that have it. */
function Tags({ tags, list }: { tags: string; list: LinkFilter }) {
  const { links: words } = useConsole().texts;
  const names = splitTags(tags);
  if (names.length === 0) return null;
  return (
    <ul className="tags">
      {names.map((tag) => (
        <li key={tag}>
          <a href={listAddress({ ...list, tag })} title={words.onlyTag(tag)}>
            <bdi>{tag}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

const isText = (sort: LinkSort): boolean =>
  sort === 'name' || sort === 'source' || sort === 'campaign';
