import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { FreshLink, SharedLinkList } from '#server/marketing/sharing/shared-link-list.tsx';
import { LinkFields, ViewFields } from '#server/marketing/sharing/sharing-fields.tsx';
import { LONGEST_NAME, type SavedView } from '#server/marketing/sharing/saved-views.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import { ReportSummary } from '#server/marketing/sharing/report-summary.tsx';
import { SHARES_PATH, SHARING_PATH, VIEWS_PATH } from '#server/marketing/sharing/paths.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { SharedLink } from '#server/marketing/sharing/shared-links.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';

export interface SharingPageProps {
  note: Note | undefined;
  today: number;
  views: readonly SavedView[];
  links: readonly SharedLink[];
  now: EpochMs;
  /** Values of the forms of a new view and a new link. */
  forms: Record<'view' | 'link', Readonly<Record<string, string>>>;
  /** A new link, whose address is shown only once. */
  fresh: { name: string; address: string } | undefined;
  /** A refused new name of a view. */
  renaming: { id: number; name: string } | undefined;
}

/** What the team saved and shares of the report. */
export function SharingPage(props: SharingPageProps) {
  const { sharing, backToReport } = useConsole().texts;
  const { note, forms, fresh } = props;
  return (
    <ConsolePage title={sharing.title} here={SHARING_PATH}>
      <h1>{sharing.title}</h1>
      <p className="range">{sharing.intro}</p>
      <FormNote note={note} />
      {fresh && <FreshLink {...fresh} />}
      <Panel id="views" title={sharing.views}>
        <SavedViewList {...props} />
      </Panel>
      <Panel id="links" title={sharing.links}>
        <p>{sharing.linksIntro}</p>
        <SharedLinkList {...props} />
      </Panel>
      <div className="columns">
        <Panel id="save" title={sharing.saveTitle}>
          <PostForm action={VIEWS_PATH} button={sharing.save}>
            <ViewFields form={forms.view} />
          </PostForm>
        </Panel>
        <Panel id="share" title={sharing.shareTitle}>
          <PostForm action={SHARES_PATH} button={sharing.createLink}>
            <LinkFields form={forms.link} />
          </PostForm>
        </Panel>
      </div>
      <BackLink href={REPORT_PATH}>{backToReport}</BackLink>
    </ConsolePage>
  );
}

function SavedViewList({ views, today, renaming }: SharingPageProps) {
  const { sharing } = useConsole().texts;
  if (views.length === 0) return <p className="nothing">{sharing.noViews}</p>;
  return (
    <ul className="entries-list">
      {views.map(({ id, name, report, createdBy }) => (
        <li key={id}>
          <div>
            <b>
              <a className="filter-link" href={report}>
                <bdi>{name}</bdi>
              </a>
            </b>
            <p>
              <ReportSummary address={report} today={today} />
            </p>
            <p className="hint">{sharing.savedBy(createdBy)}</p>
          </div>
          <details className="edit" open={renaming?.id === id}>
            <summary aria-label={sharing.edit(name)}>{sharing.manage}</summary>
            <PostForm action={`${VIEWS_PATH}/${id}`} button={sharing.rename} about={name}>
              <Field
                name="name"
                label={sharing.name}
                defaultValue={renaming?.id === id ? renaming.name : name}
                maxLength={LONGEST_NAME}
                required
              />
            </PostForm>
            <PostForm
              action={`${VIEWS_PATH}/${id}/delete`}
              button={sharing.remove}
              about={name}
              isQuiet
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
