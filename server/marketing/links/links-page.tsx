import { Choices } from '#server/marketing/kit/choices.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { LinkFields } from '#server/marketing/links/link-fields.tsx';
import { LINKS_PATH } from '#server/marketing/links/paths.ts';
import { NameList } from '#server/marketing/kit/name-list.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import { ALIAS_DIMENSIONS, type Alias } from '#server/marketing/events/names.ts';
import type { Link, LinkDraft } from '#server/marketing/links/links.ts';

/** Days over which requests are counted. */
export const OPENING_DAYS = 30;

export interface LinksPageProps {
  note: Note | undefined;
  /** Origin of short addresses. */
  origin: string;
  /** At most `LISTED_LINKS`. */
  links: readonly Link[];
  /** Of all that match. */
  count: number;
  isArchived: boolean;
  search: string;
  openings: ReadonlyMap<number, { opens: number; robots: number }>;
  aliases: readonly Alias[];
  campaigns: readonly string[];
  /** The submitted values of a form with problems. */
  draft: Partial<LinkDraft>;
  /** The campaign that was probably meant. */
  similar: string | undefined;
}

export function LinksPage(props: LinksPageProps) {
  const { note, origin, isArchived, links, count, search } = props;
  const { campaigns, draft, similar, aliases } = props;
  const { texts: all, format } = useConsole();
  const texts = all.links;
  return (
    <ConsolePage title={texts.title} here={`${LINKS_PATH}${isArchived ? '?archived=yes' : ''}`}>
      <h1>{texts.title}</h1>
      <p className="range">{texts.intro}</p>
      <FormNote note={note} />
      <div className="columns">
        <Panel
          id="all"
          title={texts.all}
          aside={
            <Choices
              label={texts.all}
              choices={[
                { label: texts.current, href: LINKS_PATH, isChosen: !isArchived },
                { label: texts.archived, href: `${LINKS_PATH}?archived=yes`, isChosen: isArchived },
              ]}
            />
          }
        >
          {(search !== '' || count > links.length) && (
            <SearchForm isArchived={isArchived} search={search} />
          )}
          <LinkTable {...props} />
          {count > links.length && (
            <p className="nothing">
              {texts.listed(format.count(links.length), format.count(count))}
            </p>
          )}
        </Panel>
        <Panel id="new" title={texts.create}>
          <PostForm action={LINKS_PATH} button={texts.createButton}>
            <LinkFields
              origin={origin}
              campaigns={campaigns}
              draft={draft}
              similar={similar}
              isNew
            />
          </PostForm>
        </Panel>
      </div>
      <Panel id="names" title={texts.names}>
        <p>{texts.namesIntro}</p>
        <NameForm campaigns={campaigns} />
        {aliases.length > 0 && <AliasTable aliases={aliases} />}
      </Panel>
    </ConsolePage>
  );
}

function SearchForm({ isArchived, search }: Pick<LinksPageProps, 'isArchived' | 'search'>) {
  const { texts } = useConsole();
  return (
    <search>
      <form className="search" action={LINKS_PATH}>
        {isArchived && <HiddenFields parameters={[['archived', 'yes']]} />}
        <input type="search" name="search" defaultValue={search} aria-label={texts.search} />
        <button type="submit">{texts.find}</button>
      </form>
    </search>
  );
}

function LinkTable({ links, openings, isArchived, search, origin }: LinksPageProps) {
  const { texts, format } = useConsole();
  const words = texts.links;
  if (links.length === 0) {
    const none = isArchived ? words.emptyArchived : words.empty;
    return <p className="nothing">{search === '' ? none : texts.nothingFound}</p>;
  }
  return (
    <Table
      look="rows"
      heads={[words.shortAddress, words.fields.campaign, words.opens(String(OPENING_DAYS))]}
    >
      {links.map(({ id, name, campaign }) => (
        <tr key={id}>
          <th scope="row">
            <a className="filter-link" href={`${LINKS_PATH}/${id}`} title={`${origin}/l/${name}`}>
              {name}
            </a>
          </th>
          <td>
            <bdi>{campaign}</bdi>
          </td>
          <td>{format.count(openings.get(id)?.opens ?? 0)}</td>
        </tr>
      ))}
    </Table>
  );
}

function NameForm({ campaigns }: Pick<LinksPageProps, 'campaigns'>) {
  const { links: texts } = useConsole().texts;
  return (
    <PostForm action={`${LINKS_PATH}/names`} button={texts.saveName}>
      <label>
        {texts.nameOf}
        <select name="dimension">
          {ALIAS_DIMENSIONS.map((dimension) => (
            <option key={dimension} value={dimension}>
              {texts.dimensions[dimension]}
            </option>
          ))}
        </select>
      </label>
      <Field name="was" label={texts.was} list="known-names" maxLength={200} required />
      <Field name="becomes" label={texts.becomes} list="known-names" maxLength={200} />
      <NameList id="known-names" of="campaign" names={campaigns} />
    </PostForm>
  );
}

function AliasTable({ aliases }: Pick<LinksPageProps, 'aliases'>) {
  const { links: texts } = useConsole().texts;
  return (
    <Table look="words" heads={[texts.nameOf, texts.was, texts.becomes]}>
      {aliases.map(({ dimension, was, name }) => (
        <tr key={`${dimension} ${was}`}>
          <td>{texts.dimensions[dimension]}</td>
          <td>{was}</td>
          <td>{name}</td>
        </tr>
      ))}
    </Table>
  );
}
