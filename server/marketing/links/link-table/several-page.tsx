import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { NameList } from '#server/marketing/kit/name-list.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { LINK_COLUMNS } from '#server/marketing/links/links-file.ts';
import { SeveralPreview } from '#server/marketing/links/link-table/several-preview.tsx';
import { TemplateChoices } from '#server/marketing/links/link-templates/template-parts.tsx';
import type { LinkTemplate } from '#server/marketing/links/link-templates/link-templates.ts';
import { LINKS_PATH, SEVERAL_PATH } from '#server/marketing/links/paths.ts';
import {
  DEFAULT_FIELDS,
  MOST_LINES,
  type LinkDefaults,
} from '#server/marketing/links/link-table/read-link-table.ts';
import type { CheckedLinks } from '#server/marketing/links/link-table/check-link-table.ts';

export interface SeveralPageProps {
  note: Note | undefined;
  /** A submitted table that is not stored yet, so that nothing typed is lost. */
  table: string;
  defaults: LinkDefaults;
  templates: readonly LinkTemplate[];
  campaigns: readonly string[];
  /** What it would add. */
  preview: CheckedLinks | undefined;
}

const EXAMPLE =
  'campaign,source,content,tags\npier-week,facebook,video,"pier, video"\npier-week,street,poster,pier';

/** Adds several links of a table. */
export function SeveralPage({
  note,
  table,
  defaults,
  templates,
  campaigns,
  preview,
}: SeveralPageProps) {
  const { texts, format } = useConsole();
  const words = texts.several;
  return (
    <ConsolePage title={words.title} here={SEVERAL_PATH}>
      <h1>{words.title}</h1>
      <p className="range">{words.intro(format.count(MOST_LINES))}</p>
      <FormNote note={note} />
      {preview && <SeveralPreview preview={preview} />}
      <Panel id="table" title={words.tableTitle}>
        <TemplateChoices templates={templates} path={SEVERAL_PATH} panel="table" />
        <PostForm action={SEVERAL_PATH} button={words.check} isWide>
          <div className="form-columns">
            <div className="form">
              <p>{words.columns(Object.values(LINK_COLUMNS).join(', '))}</p>
              <label hidden>
                {words.file}
                <input
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                  data-fills="links-table"
                />
              </label>
              <input
                type="hidden"
                id="links-table-encoding"
                name="encoding"
                defaultValue={preview?.guessedEncoding}
              />
              <label>
                {words.table}
                <textarea
                  id="links-table"
                  name="table"
                  rows={12}
                  required
                  spellCheck={false}
                  placeholder={EXAMPLE}
                  defaultValue={table}
                />
              </label>
            </div>
            <fieldset className="form">
              <legend>{words.defaults}</legend>
              <p className="hint">{words.defaultsHint}</p>
              {DEFAULT_FIELDS.map((field) => (
                <Field
                  key={field}
                  name={field}
                  label={texts.links.fields[field]}
                  defaultValue={defaults[field]}
                  maxLength={field === 'tags' ? 500 : 300}
                  {...(field === 'campaign' && { list: 'campaigns' })}
                  {...(field === 'endsOn' && { type: 'date' })}
                />
              ))}
              <NameList id="campaigns" of="campaign" names={campaigns} />
            </fieldset>
          </div>
        </PostForm>
      </Panel>
      <BackLink href={LINKS_PATH}>{texts.links.all}</BackLink>
    </ConsolePage>
  );
}
