import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { LONGEST_NAME, type SavedView } from '#server/marketing/sharing/saved-views.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import { ReportSummary } from '#server/marketing/sharing/report-summary.tsx';
import { SHARING_PATH, VIEWS_PATH } from '#server/marketing/sharing/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';

export interface SharingPageProps {
  note: Note | undefined;
  today: number;
  views: readonly SavedView[];
  /** Values of the form of a new view. */
  form: Readonly<Partial<Record<'name' | 'report', string>>>;
  /** A refused new name of a view. */
  renaming: { id: number; name: string } | undefined;
}

/** What the team saved of the report. */
export function SharingPage(props: SharingPageProps) {
  const { sharing, backToReport } = useConsole().texts;
  const { note, form } = props;
  return (
    <ConsolePage title={sharing.title} here={SHARING_PATH}>
      <h1>{sharing.title}</h1>
      <p className="range">{sharing.intro}</p>
      <FormNote note={note} />
      <Panel id="views" title={sharing.views}>
        <SavedViewList {...props} />
      </Panel>
      <Panel id="save" title={sharing.saveTitle}>
        <PostForm action={VIEWS_PATH} button={sharing.save}>
          <Field
            name="name"
            label={sharing.name}
            defaultValue={form.name}
            maxLength={LONGEST_NAME}
            required
          />
          <Field
            name="report"
            label={sharing.report}
            hint={sharing.reportHint}
            defaultValue={form.report || '/report/table?by=campaign&period=7d'}
            required
          />
        </PostForm>
      </Panel>
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
            <a className="filter-link" href={report}>
              <b>
                <bdi>{name}</bdi>
              </b>
            </a>
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
