import { Field } from '#server/marketing/kit/form.tsx';
import { LONGEST_NAME } from '#server/marketing/sharing/saved-views.ts';
import { SHARING_PATH, VIEWS_PATH } from '#server/marketing/sharing/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';

/** The menu of saved views on a report page, and a form that saves this one. @param address of the page */
export function ReportTools({ address }: { address: string }) {
  const { texts, tools } = useConsole();
  const { sharing } = texts;
  if (!tools) return null;
  const { savedViews } = tools;
  return (
    <details className="custom-days tools" data-popover="">
      <summary>{sharing.views}</summary>
      <div className="popover">
        {savedViews.length > 0 && (
          <ul className="saved-views">
            {savedViews.map(({ id, name, report, createdBy }) => (
              <li key={id}>
                <a href={report} aria-current={report === address ? 'true' : undefined}>
                  <bdi>{name}</bdi>
                  <span className="hint">{sharing.savedBy(createdBy)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <form action={VIEWS_PATH} method="post">
          <input type="hidden" name="report" value={address} />
          <Field name="name" label={sharing.name} maxLength={LONGEST_NAME} required />
          <button type="submit">{sharing.save}</button>
        </form>
        <a className="panel-link" href={SHARING_PATH}>
          {sharing.manage}
        </a>
      </div>
    </details>
  );
}
