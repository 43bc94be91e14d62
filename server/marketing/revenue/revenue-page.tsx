import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { ColumnChoice } from '#server/marketing/revenue/measure-choice.tsx';
import { comparedDays, isTodayAlone } from '#server/marketing/report/compared-query.ts';
import { Controls } from '#server/marketing/report/controls.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { ReportFrame, type ReportPlace } from '#server/marketing/report/report-frame.tsx';
import { REPORT_PATH, REVENUE_PATH } from '#server/marketing/report/paths.ts';
import { RevenueTable } from '#server/marketing/revenue/revenue-table.tsx';
import { RevenueTotals } from '#server/marketing/revenue/revenue-totals.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';
import { DAILY_DIMENSIONS } from '#server/marketing/events/dimension.ts';
import type { Revenue } from '#server/marketing/revenue/read-revenue.ts';

const path = REVENUE_PATH;

interface RevenuePageProps {
  view: View;
  place: ReportPlace;
  revenue: Revenue;
}

/** The money that moved in a period, by one dimension of its players. */
export function RevenuePage({ view, place, revenue }: RevenuePageProps) {
  const { texts } = useConsole();
  const { revenue: labels } = texts;
  return (
    <ReportFrame title={labels.title} path={path} view={view}>
      <p className="range">{labels.intro}</p>
      <Controls path={path} view={view} today={place.today} hasWindow={false} hasCompare />
      <RevenueTotals view={view} revenue={revenue} />
      <Panel
        id="groups"
        title={labels.byGroup}
        aside={<ColumnChoice path={path} view={view} fragment="groups" />}
      >
        <Choices
          label={texts.groupBy}
          look="tabs"
          choices={DAILY_DIMENSIONS.map((by) => ({
            label: texts.dimensions[by],
            href: addressOf(path, { ...view, by, page: 1 }, { fragment: 'groups' }),
            isChosen: by === view.by,
          }))}
        />
        <RevenueTable view={view} revenue={revenue} />
      </Panel>
      <footer className="notes">
        <p>{labels.notes(place.timeZone)}</p>
        <RevenueNotes view={view} place={place} revenue={revenue} />
        <BackLink href={addressOf(REPORT_PATH, view)}>{texts.backToReport}</BackLink>
      </footer>
    </ReportFrame>
  );
}

function RevenueNotes({ view, place: { today }, revenue }: RevenuePageProps) {
  const { texts, format } = useConsole();
  const { revenue: labels } = texts;
  const before = comparedDays(view);
  const day = (number: number) => format.day(number, 'long');
  return (
    <>
      {isTodayAlone(view, today) ? (
        <p>{labels.todayNotCompared}</p>
      ) : (
        <>
          <p>{texts.comparedWith(day(before.from), day(before.to))}</p>
          {revenue.isUnfinished && <p>{texts.todayIsShorter}</p>}
        </>
      )}
      {revenue.isFilling && <p>{labels.isFilling}</p>}
    </>
  );
}
