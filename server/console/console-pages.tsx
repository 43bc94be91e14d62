import { AccountPage, LogPage, SignInPage } from '#server/console/access/access-pages.tsx';
import { CostsPage } from '#server/console/report/costs-page.tsx';
import { LinkPage, type LinkPageProps } from '#server/console/links/link-page.tsx';
import { LinksPage, type LinksPageProps } from '#server/console/links/links-page.tsx';
import {
  PostbacksPage,
  type PostbacksPageProps,
} from '#server/console/postbacks/postbacks-page.tsx';
import { ReceivedPage } from '#server/console/postbacks/received-page.tsx';
import { RulePage, type RulePageProps } from '#server/console/postbacks/rule-page.tsx';
import {
  DeleteSchedulePage,
  SchedulePage,
  type SchedulePageProps,
} from '#server/console/schedules/schedule-page.tsx';
import {
  SchedulesPage,
  type SchedulesPageProps,
} from '#server/console/schedules/schedules-page.tsx';
import { createFormat } from '#server/console/format.ts';
import { DashboardPage } from '#server/console/report/dashboard.tsx';
import { renderConsole } from '#server/console/kit/console-page.tsx';
import {
  NotFoundPage,
  ProblemPage,
  type ReportPlace,
} from '#server/console/report/report-frame.tsx';
import { RetentionPage, type Retention } from '#server/console/report/retention-page.tsx';
import { TablePage } from '#server/console/report/table-page.tsx';
import { textsOf } from '#server/console/texts/texts.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { ConsoleUser } from '#server/console/access/admit.ts';
import type { Dashboard, TableRow } from '#server/console/report/read-report.ts';
import type { Market } from '#domain/market.ts';
import type { Preferences } from '#server/console/preferences.ts';
import type { View } from '#server/console/report/view.ts';

interface Reader {
  market: Market;
  place: ReportPlace;
  preferences: Preferences;
  user: ConsoleUser | undefined;
}

/** Renders the console's pages as HTML for one user. */
export function consolePages({ market, place, preferences, user }: Reader) {
  const { language, theme } = preferences;
  const texts = textsOf(language);
  const console = { texts, format: createFormat(texts, market), language, theme, user };
  const render = (page: ReactNode): string => renderConsole(console, page);
  return {
    dashboard: (view: View, report: Dashboard) =>
      render(<DashboardPage view={view} place={place} report={report} />),
    table: (view: View, rows: readonly TableRow[]) =>
      render(<TablePage view={view} place={place} rows={rows} />),
    retention: (view: View, report: Retention) =>
      render(<RetentionPage view={view} place={place} report={report} />),
    costs: (view: View, props: Omit<ComponentProps<typeof CostsPage>, 'view' | 'place'>) =>
      render(<CostsPage view={view} place={place} {...props} />),
    links: (props: Omit<LinksPageProps, 'origin'>) =>
      render(<LinksPage {...props} origin={place.origin} />),
    link: (props: Omit<LinkPageProps, 'origin'>) =>
      render(<LinkPage {...props} origin={place.origin} />),
    postbacks: (props: PostbacksPageProps) => render(<PostbacksPage {...props} />),
    postback: (props: RulePageProps) => render(<RulePage {...props} />),
    received: (received: ComponentProps<typeof ReceivedPage>['received']) =>
      render(<ReceivedPage received={received} />),
    schedule: (props: SchedulePageProps) => render(<SchedulePage {...props} />),
    deleteSchedule: (props: ComponentProps<typeof DeleteSchedulePage>) =>
      render(<DeleteSchedulePage {...props} />),
    schedules: (props: SchedulesPageProps) => render(<SchedulesPage {...props} />),
    notFound: (path: string) => render(<NotFoundPage path={path} />),
    problem: (message: string) => render(<ProblemPage message={message} />),
    signIn: (props: ComponentProps<typeof SignInPage>) => render(<SignInPage {...props} />),
    account: (props: ComponentProps<typeof AccountPage>) => render(<AccountPage {...props} />),
    log: (props: ComponentProps<typeof LogPage>) => render(<LogPage {...props} />),
  };
}
