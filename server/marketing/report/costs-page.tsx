import { CostDays } from '#server/marketing/report/cost-days-panel.tsx';
import {
  CostImports,
  type CostImportsProps,
} from '#server/marketing/report/cost-imports-panel.tsx';
import {
  CostColumns,
  RememberedCostColumns,
  type ColumnQuestion,
} from '#server/marketing/report/costs-columns.tsx';
import { CostsPreview, type CostPreview } from '#server/marketing/report/costs-preview.tsx';
import { Controls } from '#server/marketing/report/controls.tsx';
import { COSTS_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { FormNote, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import { ReportFrame, type ReportPlace } from '#server/marketing/report/report-frame.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';
import { dayText } from '#server/core/market-day.ts';
import type { CostDay } from '#server/marketing/costs/cost-days.ts';
import type { RememberedColumns } from '#server/marketing/costs/remembered-columns.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import { Table } from '#server/marketing/kit/table.tsx';

interface CostsPageProps {
  view: View;
  place: ReportPlace;
  note: Note | undefined;
  /** A submitted table that is not stored yet, so that nothing typed is lost. */
  table: string;
  /** What it would store. */
  preview: CostPreview | undefined;
  /** Its columns, where somebody must choose them. */
  columnQuestion: ColumnQuestion | undefined;
  /** By campaign, for the chosen days. */
  costs: ReadonlyMap<string, MinorUnits>;
  imports: CostImportsProps;
  remembered: readonly RememberedColumns[];
  /** Of the last days, whichever are chosen. */
  days: readonly CostDay[];
}

const path = COSTS_PATH;
/** Most campaigns that the page lists, highest first; the report has them all. */
const LISTED = 200;

/** Costs of campaigns: a table to add, and those stored for the chosen days. */
export function CostsPage({
  view,
  place,
  note,
  table,
  preview,
  columnQuestion,
  costs,
  imports,
  remembered,
  days,
}: CostsPageProps) {
  const { texts, format } = useConsole();
  const words = texts.costs;
  const rows = [...costs].toSorted(([, one], [, other]) => other - one).slice(0, LISTED);
  const example = `${words.example}\n${dayText(place.today)},facebook,my-campaign,1250.00`;
  return (
    <ReportFrame title={words.title} path={path} view={view} hasFiles={false}>
      <p className="range">{words.intro}</p>
      <FormNote note={note} />
      {columnQuestion && <CostColumns question={columnQuestion} />}
      {preview && <CostsPreview preview={preview} />}
      <div className="columns">
        <Panel id="add" title={words.importTitle}>
          <p>{words.importIntro}</p>
          <PostForm action={path} button={words.check}>
            <label hidden>
              {words.file}
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                data-fills="costs-table"
              />
            </label>
            <input
              type="hidden"
              id="costs-table-encoding"
              name="encoding"
              defaultValue={preview?.guessedEncoding ?? columnQuestion?.guessedEncoding}
            />
            <label>
              {words.table}
              <textarea
                id="costs-table"
                name="table"
                rows={8}
                required
                spellCheck={false}
                placeholder={example}
                defaultValue={table}
              />
            </label>
          </PostForm>
        </Panel>
        <Panel id="costs" title={words.list}>
          <Controls
            path={path}
            view={view}
            today={place.today}
            hasWindow={false}
            hasTouch={false}
          />
          {rows.length === 0 ? (
            <p className="nothing">{words.nothing}</p>
          ) : (
            <Table look="rows" heads={[texts.dimensions.campaign, texts.columns.cost]}>
              {rows.map(([campaign, cost]) => (
                <tr key={campaign}>
                  <th scope="row">
                    <FilterLink
                      path={REPORT_PATH}
                      view={view}
                      dimension="campaign"
                      value={campaign}
                    />
                  </th>
                  <td>{format.money(cost)}</td>
                </tr>
              ))}
            </Table>
          )}
          <p className="panel-foot">
            <a
              className="panel-link"
              href={addressOf(TABLE_PATH, { ...view, by: 'campaign', sort: 'cost' })}
            >
              {words.seeAll}
            </a>
          </p>
        </Panel>
        <CostImports {...imports} />
        <CostDays days={days} today={place.today} />
        <RememberedCostColumns columns={remembered} />
      </div>
    </ReportFrame>
  );
}
