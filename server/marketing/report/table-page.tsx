import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { ComparisonNotes } from '#server/marketing/report/comparison-notes.tsx';
import { Controls } from '#server/marketing/report/controls.tsx';
import { hasMoreThanVisitors } from '#server/marketing/report/more-than-visitors.ts';
import { Pages } from '#server/marketing/report/pages.tsx';
import { SplitTable, WholeTable } from '#server/marketing/report/full-table.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { REPORT_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import {
  ReportFrame,
  ReportNotes,
  type ReportPlace,
} from '#server/marketing/report/report-frame.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, parametersOf, type View } from '#server/marketing/report/view.ts';
import { CrossedTable } from '#server/marketing/report/crossed-table.tsx';
import { DIMENSIONS, isTimeDimension, type Dimension } from '#server/marketing/events/dimension.ts';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';
import type { ReportTable, TableRow } from '#server/marketing/report/read-table.ts';

const path = TABLE_PATH;

interface TablePageProps {
  view: View;
  place: ReportPlace;
  table: ReportTable;
}

/** Every value of one dimension with all numbers; or crossed with another dimension. */
export function TablePage({ view, place, table: { rows, areHoursMissing } }: TablePageProps) {
  const { texts, shared } = useConsole();
  const link = (change: Partial<View>) => addressOf(path, { ...view, page: 1, ...change });
  return (
    <ReportFrame title={titleOf(texts, view)} path={path} view={view}>
      <Controls path={path} view={view} today={place.today} />
      <div className="panel">
        <Choices
          label={texts.groupBy}
          look="tabs"
          choices={DIMENSIONS.map((by) => ({
            label: texts.dimensions[by],
            href: link({ by, search: '', ...orderOf(by) }),
            isChosen: by === view.by,
          }))}
        />
        {!shared && (
          <div className="table-tools">
            <SearchForm view={view} />
            <CrossForm view={view} />
          </div>
        )}
        {rows.length === 0 ? (
          <p className="nothing">{texts.nothingFound}</p>
        ) : (
          <>
            <Rows view={view} rows={rows} />
            <Pages path={path} view={view} count={rows.length} />
          </>
        )}
      </div>
      <BackLink href={addressOf(REPORT_PATH, { ...view, page: 1, search: '' })}>
        {texts.backToReport}
      </BackLink>
      <ReportNotes view={view} place={place}>
        <ComparisonNotes view={view} today={place.today} />
        {view.split === 'device' && rows.some(({ cost }) => cost !== undefined) && (
          <p>{texts.crossed.costByDevice}</p>
        )}
        {areHoursMissing && <p>{texts.crossed.areHoursMissing}</p>}
        {rows.some(({ funnel }) => hasMoreThanVisitors(funnel)) && <p>{texts.moreThanVisitors}</p>}
      </ReportNotes>
    </ReportFrame>
  );
}

const titleOf = ({ tableOf, crossed, dimensions }: ConsoleTexts, { by, split }: View): string =>
  split === undefined
    ? tableOf(dimensions[by])
    : crossed.tableOf(dimensions[by], dimensions[split]);

/** Hours and weekdays are read in their order. */
const orderOf = (by: Dimension): Pick<View, 'sort' | 'isAscending'> =>
  isTimeDimension(by)
    ? { sort: 'name', isAscending: true }
    : { sort: 'landed', isAscending: false };

function Rows({ view, rows }: { view: View; rows: readonly TableRow[] }) {
  switch (view.split) {
    case undefined:
      return <WholeTable view={view} rows={rows} />;
    case 'device':
      return <SplitTable view={view} rows={rows} />;
    default:
      return <CrossedTable view={view} split={view.split} rows={rows} />;
  }
}

function SearchForm({ view }: { view: View }) {
  const { texts } = useConsole();
  const others = parametersOf(view).filter(([name]) => name !== 'search' && name !== 'page');
  return (
    <search>
      <form className="search" action={path}>
        <HiddenFields parameters={others} />
        <input type="search" name="search" defaultValue={view.search} aria-label={texts.search} />
        <button type="submit">{texts.find}</button>
      </form>
    </search>
  );
}

/** Chooses the dimension that rows are crossed with. */
function CrossForm({ view }: { view: View }) {
  const { texts } = useConsole();
  const others = parametersOf(view).filter(([name]) => name !== 'split' && name !== 'page');
  return (
    <form className="search" action={path}>
      <HiddenFields parameters={others} />
      <label className="beside">
        <span>{texts.crossed.with}</span>
        <select name="split" defaultValue={view.split ?? 'no'}>
          <option value="no">{texts.crossed.none}</option>
          {DIMENSIONS.filter((one) => one !== view.by).map((one) => (
            <option key={one} value={one}>
              {texts.dimensions[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{texts.show}</button>
    </form>
  );
}
