import type { ReactNode } from 'react';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';
import { SharedFiles, SharedNote } from '#server/marketing/sharing/shared-parts.tsx';
import { ReportTools } from '#server/marketing/sharing/report-tools.tsx';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import { homeOf } from '#server/marketing/access/roles.ts';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';

/** Server data that pages need. */
export interface ReportPlace {
  /** The market's day. */
  today: number;
  timeZone: string;
  /** Where players open the app. */
  origin: string;
  /** True for a demo, which can make up visitors. */
  hasSamples: boolean;
}

interface ReportFrameProps {
  title: string;
  path: string;
  /** Undefined when the address was invalid. */
  view: View | undefined;
  /** True when the page is available as a file. */
  hasFiles?: boolean;
  children: ReactNode;
}

export function ReportFrame({ title, path, view, hasFiles = true, children }: ReportFrameProps) {
  const { texts, format, shared, mayChange } = useConsole();
  const home =
    view === undefined ? undefined : addressOf(REPORT_PATH, { ...view, page: 1, search: '' });
  return (
    <ConsolePage
      title={shared ? `${shared.name}: ${title}` : title}
      here={view === undefined ? path : addressOf(path, view)}
      home={home}
    >
      <div className="title-row">
        <h1>{title}</h1>
        {view && (
          <>
            <p className="range">
              {texts.days(format.day(view.from, 'long'), format.day(view.to, 'long'))}
            </p>
            {shared && <SharedFiles />}
            {hasFiles && !shared && <ReportTools address={addressOf(path, view)} />}
            {hasFiles && !shared && (
              <p className="files">
                <span>{texts.files}</span>
                <a href={addressOf(path, view, { format: 'csv' })} download>
                  CSV
                </a>
                <a href={addressOf(path, view, { format: 'json' })} download>
                  JSON
                </a>
                {view.period !== undefined && mayChange && (
                  <a href={scheduleOf(addressOf(path, view))}>{texts.schedules.schedule}</a>
                )}
              </p>
            )}
          </>
        )}
      </div>
      {shared && <SharedNote {...shared} />}
      {children}
    </ConsolePage>
  );
}

/** Address that schedules this report. */
const scheduleOf = (report: string): string =>
  `${SCHEDULES_PATH}?${new URLSearchParams({ report }).toString()}#new`;

/** Explains how the numbers are counted. */
export function ReportNotes({
  view,
  place,
  robots,
  children,
}: {
  view: View;
  place: ReportPlace;
  robots?: number;
  /** Notes on these very numbers. */
  children?: ReactNode;
}) {
  const { texts, format } = useConsole();
  return (
    <footer className="notes">
      <p>{texts.notes(place.timeZone, texts.windows[view.window], view.touch === 'first')}</p>
      {robots !== undefined && robots > 0 && (
        <p>{texts.robots(format.count(robots), robots === 1)}</p>
      )}
      {children}
    </footer>
  );
}

/** An address that leads to no page of the console. */
export function NotFoundPage({ path }: { path: string }) {
  const { texts } = useConsole();
  return (
    <ConsolePage title={texts.notFound} here={path}>
      <h1>{texts.notFound}</h1>
      <p>{texts.notFoundHelp}</p>
      <p>
        <HomeLink>{texts.toReport}</HomeLink>
      </p>
    </ConsolePage>
  );
}

/** Leads to the report, or to the first page of who opens no report. */
function HomeLink({ children }: { children: string }) {
  const { texts, user } = useConsole();
  const home = homeOf(user);
  return (
    <a className="button" href={home}>
      {home === REPORT_PATH ? children : texts.access.toStart}
    </a>
  );
}

/** The problem with an address. */
export function ProblemPage({ message }: { message: string }) {
  const { texts } = useConsole();
  return (
    <ReportFrame title={texts.failed} path={REPORT_PATH} view={undefined}>
      <p className="problem" role="alert">
        {message}
      </p>
      <p>
        <HomeLink>{texts.startAgain}</HomeLink>
      </p>
    </ReportFrame>
  );
}
