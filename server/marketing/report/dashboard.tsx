import { Breakdown } from '#server/marketing/report/breakdown.tsx';
import { ComparisonNotes } from '#server/marketing/report/comparison-notes.tsx';
import { EmptyReport } from '#server/marketing/report/empty-report.tsx';
import { Controls } from '#server/marketing/report/controls.tsx';
import { FunnelPicture } from '#server/marketing/report/funnel-picture.tsx';
import { LineChart } from '#server/marketing/kit/line-chart.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { REPORT_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import {
  ReportFrame,
  ReportNotes,
  type ReportPlace,
} from '#server/marketing/report/report-frame.tsx';
import { Totals } from '#server/marketing/report/totals.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { hasMoreThanVisitors } from '#server/marketing/report/more-than-visitors.ts';
import { hasNotes, listedNotes, NotesList } from '#server/marketing/notes/notes-list.tsx';
import { marksOf } from '#server/marketing/notes/note-marks.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { Completeness } from '#server/marketing/report/completeness.ts';
import type { CheckedDashboard } from '#server/marketing/report/read-report.ts';
import { addressOf, CELLS, type View } from '#server/marketing/report/view.ts';

interface DashboardProps {
  view: View;
  place: ReportPlace;
  report: CheckedDashboard;
}

/** The front page: totals, their course, the funnel, and where visitors come from. */
export function DashboardPage({ view, place, report }: DashboardProps) {
  const { texts, notes } = useConsole();
  const { totals, before, isTooFew = false } = report;
  const isEmpty = totals.landed === 0 && (before.landed === 0 || isTooFew);
  const path = REPORT_PATH;
  return (
    <ReportFrame title={texts.installs} path={path} view={view}>
      <Controls path={path} view={view} today={place.today} />
      {isEmpty ? (
        <>
          <EmptyReport view={view} place={place} isFirstRun={report.isFirstRun} />
          {/* What happened on days without visitors may be why there are none. */}
          {hasNotes(notes) && (!report.isFirstRun || notes?.notes.length !== 0) && (
            <section className="panel">
              <NotesList view={view} />
            </section>
          )}
        </>
      ) : (
        <>
          <Totals path={path} view={view} report={report} />
          <div className="columns wide-first">
            <CoursePanel view={view} report={report} />
            <Panel id="funnel" title={texts.funnel}>
              <FunnelPicture path={path} view={view} report={report} />
            </Panel>
          </div>
          <div className="columns">
            <Breakdown path={path} view={view} menu="origin" rows={report.origins} />
            <Breakdown path={path} view={view} menu="client" rows={report.clients} />
          </div>
        </>
      )}
      <ReportNotes view={view} place={place} robots={report.robots}>
        <ComparisonNotes view={view} today={place.today} />
        {report.areHoursMissing && <p>{texts.crossed.areHoursMissing}</p>}
        {hasMoreThanVisitors(totals) && <p>{texts.moreThanVisitors}</p>}
      </ReportNotes>
    </ReportFrame>
  );
}

/** Address of the table of weekdays and hours. */
const byHour = (view: View): string =>
  addressOf(TABLE_PATH, {
    ...view,
    by: 'weekday',
    split: 'hour',
    cell: CELLS.find((cell) => cell === view.metric) ?? 'installed',
    sort: 'name',
    isAscending: true,
  });

function CoursePanel({ view, report }: Pick<DashboardProps, 'view' | 'report'>) {
  const { texts, format, shared, notes } = useConsole();
  const { metric } = view;
  const isDaily = report.binDays === 1;
  const labelOf = (day: string, { isCut, isUnfinished }: Completeness): string =>
    [
      day,
      ...(isUnfinished ? [`(${texts.parts.unfinished})`] : []),
      ...(isCut ? [`(${texts.parts.cut})`] : []),
    ].join(' ');
  const title = (isDaily ? texts.chart : texts.chartWeeks)(texts.metrics[metric]);
  return (
    <Panel
      id="over-time"
      title={title}
      aside={
        !shared && (
          <a className="panel-link" href={byHour(view)}>
            {texts.crossed.byHour}
          </a>
        )
      }
    >
      <LineChart
        title={title}
        firstColumn={isDaily ? texts.day : texts.week}
        points={report.bins.map(({ day, funnel, before, isCut, isUnfinished }) => ({
          label: labelOf(format.day(day), { isCut, isUnfinished }),
          value: funnel[metric],
          before: before[metric],
        }))}
        marks={marksOf(
          listedNotes(notes).map(({ day }) => day),
          report.bins.map(({ day }) => day),
        )}
        format={(value) =>
          metric === 'amount' ? format.coins(minorUnits(Math.round(value))) : format.count(value)
        }
      />
      <NotesList view={view} />
    </Panel>
  );
}
