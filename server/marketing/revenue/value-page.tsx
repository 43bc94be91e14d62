import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { ColumnChoice, MeasureChoice } from '#server/marketing/revenue/measure-choice.tsx';
import { Controls } from '#server/marketing/report/controls.tsx';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { LineChart, type ChartPoint } from '#server/marketing/kit/line-chart.tsx';
import { Pages, PAGE_ROWS } from '#server/marketing/report/pages.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { PartMark } from '#server/marketing/report/part-mark.tsx';
import { ReportFrame, type ReportPlace } from '#server/marketing/report/report-frame.tsx';
import { REPORT_PATH, VALUE_PATH } from '#server/marketing/report/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { valueEach, ValueTable } from '#server/marketing/revenue/value-table.tsx';
import { addressOf, type View } from '#server/marketing/report/view.ts';
import { DAILY_DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { isOpen, type PlayerValue } from '#server/marketing/revenue/read-value.ts';
import { minorUnits } from '#shared/money/money.ts';
import { VALUE_DAYS } from '#server/marketing/revenue/revenue-contribution.ts';

const path = VALUE_PATH;

interface ValuePageProps {
  view: View;
  place: ReportPlace;
  value: PlayerValue;
}

/** What players were worth after they registered: as a curve, by cohort and by one dimension. */
export function ValuePage({ view, place, value }: ValuePageProps) {
  const { texts, format } = useConsole();
  const { revenue } = texts;
  const { value: labels } = revenue;
  const cohorts = value.cohorts.toReversed().map((row) => ({
    ...row,
    label: (
      <>
        {format.day(Number(row.name), 'long')}
        <PartMark isCut={row.isCut} isUnfinished={row.isUnfinished} />
      </>
    ),
  }));
  const groups = value.rows
    .slice((view.page - 1) * PAGE_ROWS, view.page * PAGE_ROWS)
    .map((row) => ({
      ...row,
      label: (
        <FilterLink
          path={path}
          view={view}
          dimension={view.by}
          value={row.name}
          fragment="groups"
        />
      ),
    }));
  return (
    <ReportFrame title={labels.title} path={path} view={view}>
      <p className="range">{labels.intro}</p>
      <Controls path={path} view={view} today={place.today} hasWindow={false} />
      <CurvePanel view={view} value={value} />
      <Panel
        id="cohorts"
        title={labels.byCohort}
        aside={<ColumnChoice path={path} view={view} fragment="cohorts" />}
      >
        <Choices
          label={labels.cohort}
          look="tabs"
          choices={(['week', 'day'] as const).map((cohort) => ({
            label: labels.cohorts[cohort],
            href: addressOf(path, { ...view, cohort }, { fragment: 'cohorts' }),
            isChosen: cohort === view.cohort,
          }))}
        />
        <ValueTable
          view={view}
          head={view.cohort === 'week' ? texts.week : texts.day}
          rows={cohorts}
        />
      </Panel>
      <Panel id="groups" title={revenue.byGroup}>
        <Choices
          label={texts.groupBy}
          look="tabs"
          choices={DAILY_DIMENSIONS.map((by) => ({
            label: texts.dimensions[by],
            href: addressOf(path, { ...view, by, page: 1 }, { fragment: 'groups' }),
            isChosen: by === view.by,
          }))}
        />
        <ValueTable view={view} head={texts.dimensions[view.by]} rows={groups} />
        <Pages path={path} view={view} count={value.rows.length} />
      </Panel>
      <footer className="notes">
        <p>{labels.notes}</p>
        <p>{revenue.notes(place.timeZone)}</p>
        {value.isFilling && <p>{revenue.isFilling}</p>}
        <BackLink href={addressOf(REPORT_PATH, view)}>{texts.backToReport}</BackLink>
      </footer>
    </ReportFrame>
  );
}

/** The curve ends with the last day that is over for somebody. */
function CurvePanel({ view, value: { total } }: Pick<ValuePageProps, 'view' | 'value'>) {
  const { texts, format } = useConsole();
  const { revenue } = texts;
  const { value: labels } = revenue;
  const title = labels.curve(revenue.measures[view.measure]);
  const points = VALUE_DAYS.flatMap((day): ChartPoint[] => {
    const each = valueEach(total, day, view);
    if (each === undefined) return [];
    const name = labels.day(String(day));
    const count = format.count(total.value.days[day].players);
    const label = isOpen(total.value, day)
      ? `${name} (${labels.ofPlayers(count, format.count(total.value.players))})`
      : name;
    return [{ label, value: each }];
  });
  return (
    <Panel
      id="curve"
      title={title}
      aside={<MeasureChoice path={path} view={view} fragment="curve" />}
    >
      {points.length === 0 ? (
        <p className="nothing">{total.value.players === 0 ? labels.nobody : labels.tooEarly}</p>
      ) : (
        <LineChart
          title={title}
          firstColumn={texts.day}
          points={points}
          format={(value) => format.money(minorUnits(Math.round(value)))}
        />
      )}
    </Panel>
  );
}
