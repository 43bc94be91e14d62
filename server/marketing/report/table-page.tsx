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
import { DIMENSIONS } from '#server/marketing/events/dimension.ts';
import type { TableRow } from '#server/marketing/report/read-report.ts';

const path = TABLE_PATH;

interface TablePageProps {
  view: View;
  place: ReportPlace;
  /** All rows. */
  rows: readonly TableRow[];
}

/** Every value of one dimension with all numbers; by device when the table is split. */
export function TablePage({ view, place, rows }: TablePageProps) {
  const { texts, shared } = useConsole();
  const link = (change: Partial<View>) => addressOf(path, { ...view, page: 1, ...change });
  return (
    <ReportFrame title={texts.tableOf(texts.dimensions[view.by])} path={path} view={view}>
      <Controls path={path} view={view} today={place.today} />
      <div className="panel">
        <Choices
          label={texts.groupBy}
          look="tabs"
          choices={DIMENSIONS.map((by) => ({
            label: texts.dimensions[by],
            href: link({ by, search: '' }),
            isChosen: by === view.by,
          }))}
        />
        <div className="table-tools">
          {!shared && <SearchForm view={view} />}
          <Choices
            label={texts.dimensions.device}
            choices={[
              { label: texts.allDevices, href: link({ isSplit: false }), isChosen: !view.isSplit },
              {
                label: texts.compareDevices,
                href: link({ isSplit: true }),
                isChosen: view.isSplit,
              },
            ]}
          />
        </div>
        {rows.length === 0 ? (
          <p className="nothing">{texts.nothingFound}</p>
        ) : (
          <>
            {view.isSplit ? (
              <SplitTable view={view} rows={rows} />
            ) : (
              <WholeTable view={view} rows={rows} />
            )}
            <Pages path={path} view={view} count={rows.length} />
          </>
        )}
      </div>
      <BackLink href={addressOf(REPORT_PATH, { ...view, page: 1, search: '' })}>
        {texts.backToReport}
      </BackLink>
      <ReportNotes view={view} place={place}>
        <ComparisonNotes view={view} today={place.today} />
        {rows.some(({ funnel }) => hasMoreThanVisitors(funnel)) && <p>{texts.moreThanVisitors}</p>}
      </ReportNotes>
    </ReportFrame>
  );
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
