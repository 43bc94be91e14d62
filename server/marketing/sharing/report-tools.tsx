import { LinkFields, ViewFields } from '#server/marketing/sharing/sharing-fields.tsx';
import { SHARES_PATH, SHARING_PATH, VIEWS_PATH } from '#server/marketing/sharing/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { ReactNode } from 'react';
import type { SavedView } from '#server/marketing/sharing/saved-views.ts';

/**
 * The menus of a report page: saved views, with a form that saves this one, and a form that shares it.
 * @param address of the page
 */
export function ReportTools({ address }: { address: string }) {
  const { texts, savedViews, mayChange } = useConsole();
  const { sharing } = texts;
  if (!savedViews || (savedViews.length === 0 && !mayChange)) return null;
  return (
    <div className="tools">
      <Menu label={sharing.views}>
        <SavedViews views={savedViews} address={address} />
        {mayChange && (
          <>
            <form action={VIEWS_PATH} method="post">
              <ViewFields form={{}} report={address} />
              <button type="submit">{sharing.save}</button>
            </form>
            <a className="panel-link" href={`${SHARING_PATH}#views`}>
              {sharing.manage}
            </a>
          </>
        )}
      </Menu>
      {mayChange && (
        <Menu label={sharing.share}>
          <p className="hint">{sharing.shareHint}</p>
          <form action={SHARES_PATH} method="post">
            <LinkFields form={{}} report={address} />
            <button type="submit">{sharing.createLink}</button>
          </form>
          <a className="panel-link" href={`${SHARING_PATH}#links`}>
            {sharing.links}
          </a>
        </Menu>
      )}
    </div>
  );
}

/** A menu that opens without a script. */
const Menu = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="custom-days" data-popover="">
    <summary>{label}</summary>
    <div className="popover">{children}</div>
  </details>
);

function SavedViews({ views, address }: { views: readonly SavedView[]; address: string }) {
  const { sharing } = useConsole().texts;
  if (views.length === 0) return null;
  return (
    <ul className="saved-views">
      {views.map(({ id, name, report, createdBy }) => (
        <li key={id}>
          <a href={report} aria-current={report === address ? 'true' : undefined}>
            <bdi>{name}</bdi>
            <span className="hint">{sharing.savedBy(createdBy)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
