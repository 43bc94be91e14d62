import { Choices } from '#server/marketing/kit/choices.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { LinkFields } from '#server/marketing/links/link-fields.tsx';
import { LINKS_PATH, SEVERAL_PATH } from '#server/marketing/links/paths.ts';
import { LinkTable, listAddress, listParameters } from '#server/marketing/links/link-table.tsx';
import { NameList } from '#server/marketing/kit/name-list.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import {
  SaveTemplate,
  TemplateChoices,
  TemplatesPanel,
} from '#server/marketing/links/link-templates/template-parts.tsx';
import type { LinkTemplate } from '#server/marketing/links/link-templates/link-templates.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import { nameKey } from '#shared/text/text.ts';
import { ALIAS_DIMENSIONS, type Alias } from '#server/marketing/events/names.ts';
import type { CountedTag } from '#server/marketing/links/link-tags.ts';
import type { LinkDraft } from '#server/marketing/links/links.ts';
import type { LinkFilter, ListedLink } from '#server/marketing/links/link-list.ts';

export interface LinksPageProps extends LinkFilter {
  note: Note | undefined;
  /** Origin of short addresses. */
  origin: string;
  /** At most `LISTED_LINKS`. */
  links: readonly ListedLink[];
  /** Of all that match. */
  count: number;
  /** Of the links that match without the chosen tag. */
  tags: readonly CountedTag[];
  aliases: readonly Alias[];
  templates: readonly LinkTemplate[];
  /** Of a template that could not be saved. */
  templateName: string | undefined;
  campaigns: readonly string[];
  /** The submitted values of a form with problems. */
  draft: Partial<LinkDraft>;
  /** The campaign that was probably meant. */
  similar: string | undefined;
}

export function LinksPage(props: LinksPageProps) {
  const { note, origin, isArchived, links, count } = props;
  const { campaigns, draft, similar, aliases, templates, templateName } = props;
  const { texts: all, format } = useConsole();
  const texts = all.links;
  return (
    <ConsolePage title={texts.title} here={listAddress(props)}>
      <h1>{texts.title}</h1>
      <p className="range">{texts.intro}</p>
      <FormNote note={note} />
      <Panel
        id="all"
        title={texts.all}
        aside={
          <Choices
            label={texts.all}
            choices={[false, true].map((archived) => ({
              label: archived ? texts.archived : texts.current,
              href: listAddress({ ...props, isArchived: archived }),
              isChosen: isArchived === archived,
            }))}
          />
        }
      >
        <div className="table-tools">
          <SearchForm {...props} />
          {links.length > 0 && (
            <p className="files">
              <span>{all.files}</span>
              <a href={listAddress(props, [['format', 'csv']])} download>
                CSV
              </a>
            </p>
          )}
          {props.sort !== 'newest' && (
            <a className="panel-link" href={listAddress({ ...props, sort: 'newest' })}>
              {texts.newest}
            </a>
          )}
        </div>
        <TagChoices {...props} />
        <LinkTable {...props} />
        {count > links.length && (
          <p className="nothing">{texts.listed(format.count(links.length), format.count(count))}</p>
        )}
      </Panel>
      <div className="columns">
        <Panel
          id="new"
          title={texts.create}
          aside={
            <a className="panel-link" href={SEVERAL_PATH}>
              {all.several.open}
            </a>
          }
        >
          <TemplateChoices templates={templates} path={LINKS_PATH} panel="new" />
          <PostForm action={LINKS_PATH} id="new-link" button={texts.createButton}>
            <LinkFields
              origin={origin}
              campaigns={campaigns}
              draft={draft}
              similar={similar}
              isNew
            />
          </PostForm>
          <SaveTemplate form="new-link" name={templateName} />
        </Panel>
        <Panel id="names" title={texts.names}>
          <p>{texts.namesIntro}</p>
          <NameForm campaigns={campaigns} />
          {aliases.length > 0 && <AliasTable aliases={aliases} />}
        </Panel>
        {templates.length > 0 && <TemplatesPanel templates={templates} />}
      </div>
    </ConsolePage>
  );
}

/** Most tags that are offered; the others are found in the rows and by a search. */
const OFFERED_TAGS = 30;

function TagChoices({ tags, ...list }: LinkFilter & Pick<LinksPageProps, 'tags'>) {
  const { texts, format } = useConsole();
  const { links: words } = texts;
  if (tags.length === 0) return null;
  const offered = tags.filter(
    ({ name }, at) => at < OFFERED_TAGS || nameKey(name) === nameKey(list.tag),
  );
  return (
    <Choices
      label={words.fields.tags}
      look="tabs"
      isLabelled
      choices={[
        {
          label: words.allTags,
          href: listAddress({ ...list, tag: '' }),
          isChosen: list.tag === '',
        },
        ...offered.map(({ name, links }) => ({
          label: words.tagOf(name, format.count(links)),
          href: listAddress({ ...list, tag: name }),
          isChosen: nameKey(name) === nameKey(list.tag),
        })),
      ]}
    />
  );
}

function SearchForm(list: LinkFilter) {
  const { texts } = useConsole();
  return (
    <search>
      <form className="search" action={LINKS_PATH}>
        <HiddenFields parameters={listParameters({ ...list, search: '' })} />
        <input type="search" name="search" defaultValue={list.search} aria-label={texts.search} />
        <button type="submit">{texts.find}</button>
      </form>
    </search>
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
