import { AccountPage, LogPage, SignInPage } from '#server/marketing/access/access-pages.tsx';
import { AlertsPage, type AlertsPageProps } from '#server/marketing/alerts/alerts-page.tsx';
import { CostsPage } from '#server/marketing/report/costs-page.tsx';
import { InboxEmailPage, InboxPage } from '#server/marketing/email/inbox-page.tsx';
import { HandoversPage } from '#server/marketing/handovers/handovers-page.tsx';
import { LinkPage, type LinkPageProps } from '#server/marketing/links/link-page.tsx';
import {
  SeveralPage,
  type SeveralPageProps,
} from '#server/marketing/links/link-table/several-page.tsx';
import { LinksPage, type LinksPageProps } from '#server/marketing/links/links-page.tsx';
import {
  PostbacksPage,
  type PostbacksPageProps,
} from '#server/marketing/postbacks/postbacks-page.tsx';
import { ReceivedPage } from '#server/marketing/postbacks/received-page.tsx';
import { RulePage, type RulePageProps } from '#server/marketing/postbacks/rule-page.tsx';
import {
  DeleteSchedulePage,
  SchedulePage,
  type SchedulePageProps,
} from '#server/marketing/schedules/schedule-page.tsx';
import {
  SchedulesPage,
  type SchedulesPageProps,
} from '#server/marketing/schedules/schedules-page.tsx';
import { formatOf } from '#server/marketing/kit/format.ts';
import { DashboardPage } from '#server/marketing/report/dashboard.tsx';
import { opensPagesOf } from '#server/marketing/access/roles.ts';
import { renderConsole } from '#server/marketing/kit/console-page.tsx';
import {
  NotFoundPage,
  ProblemPage,
  type ReportPlace,
} from '#server/marketing/report/report-frame.tsx';
import { RetentionPage } from '#server/marketing/report/retention-page.tsx';
import type { Retention } from '#server/marketing/report/read-retention.ts';
import { RevenuePage } from '#server/marketing/revenue/revenue-page.tsx';
import { NoSharedReportPage } from '#server/marketing/sharing/no-shared-report-page.tsx';
import { SharingPage, type SharingPageProps } from '#server/marketing/sharing/sharing-page.tsx';
import { TablePage } from '#server/marketing/report/table-page.tsx';
import { ValuePage } from '#server/marketing/revenue/value-page.tsx';
import { textsOf } from '#server/marketing/texts/texts.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { CheckedDashboard } from '#server/marketing/report/read-report.ts';
import type { ReportTable } from '#server/marketing/report/read-table.ts';
import type { Handovers } from '#server/marketing/handovers/read-handovers.ts';
import type { Market } from '#shared/market/market.ts';
import type { PageTools } from '#server/marketing/kit/console-context.ts';
import type { PlayerValue } from '#server/marketing/revenue/read-value.ts';
import type { Preferences } from '#server/marketing/kit/preferences.ts';
import type { Revenue } from '#server/marketing/revenue/read-revenue.ts';
import type { View } from '#server/marketing/report/view.ts';

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
  const mayChange = user !== undefined && opensPagesOf(user.role, 'marketer');
  const format = formatOf(texts, market);
  const console = { texts, format, language, theme, user, mayChange };
  const render = (page: ReactNode): string => renderConsole(console, page);
  const renderReport = (tools: PageTools, page: ReactNode): string =>
    renderConsole({ ...console, ...tools }, page);
  return {
    /** Renders a page that the console does not know. */
    render,
    dashboard: (view: View, report: CheckedDashboard, tools: PageTools) =>
      renderReport(tools, <DashboardPage view={view} place={place} report={report} />),
    table: (view: View, table: ReportTable, tools: PageTools) =>
      renderReport(tools, <TablePage view={view} place={place} table={table} />),
    retention: (view: View, report: Retention, tools: PageTools) =>
      renderReport(tools, <RetentionPage view={view} place={place} report={report} />),
    handovers: (view: View, handovers: Handovers, tools: PageTools) =>
      renderReport(tools, <HandoversPage view={view} place={place} handovers={handovers} />),
    revenue: (view: View, revenue: Revenue, tools: PageTools) =>
      renderReport(tools, <RevenuePage view={view} place={place} revenue={revenue} />),
    value: (view: View, value: PlayerValue, tools: PageTools) =>
      renderReport(tools, <ValuePage view={view} place={place} value={value} />),
    costs: (view: View, props: Omit<ComponentProps<typeof CostsPage>, 'view' | 'place'>) =>
      render(<CostsPage view={view} place={place} {...props} />),
    alerts: (props: AlertsPageProps) => render(<AlertsPage {...props} />),
    inbox: (props: ComponentProps<typeof InboxPage>) => render(<InboxPage {...props} />),
    inboxEmail: (props: ComponentProps<typeof InboxEmailPage>) =>
      render(<InboxEmailPage {...props} />),
    links: (props: Omit<LinksPageProps, 'origin'>) =>
      render(<LinksPage {...props} origin={place.origin} />),
    link: (props: Omit<LinkPageProps, 'origin'>) =>
      render(<LinkPage {...props} origin={place.origin} />),
    severalLinks: (props: SeveralPageProps) => render(<SeveralPage {...props} />),
    postbacks: (props: PostbacksPageProps) => render(<PostbacksPage {...props} />),
    postback: (props: RulePageProps) => render(<RulePage {...props} />),
    received: (received: ComponentProps<typeof ReceivedPage>['received']) =>
      render(<ReceivedPage received={received} />),
    schedule: (props: SchedulePageProps) => render(<SchedulePage {...props} />),
    deleteSchedule: (props: ComponentProps<typeof DeleteSchedulePage>) =>
      render(<DeleteSchedulePage {...props} />),
    schedules: (props: SchedulesPageProps) => render(<SchedulesPage {...props} />),
    sharing: (props: SharingPageProps) => render(<SharingPage {...props} />),
    noSharedReport: () => render(<NoSharedReportPage />),
    notFound: (path: string) => render(<NotFoundPage path={path} />),
    problem: (message: string) => render(<ProblemPage message={message} />),
    signIn: (props: ComponentProps<typeof SignInPage>) => render(<SignInPage {...props} />),
    account: (props: ComponentProps<typeof AccountPage>) => render(<AccountPage {...props} />),
    log: (props: ComponentProps<typeof LogPage>) => render(<LogPage {...props} />),
  };
}
