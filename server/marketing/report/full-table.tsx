import { Change } from '#server/marketing/report/change.tsx';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { PAGE_ROWS } from '#server/marketing/report/pages.tsx';
import { REPORT_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type Sort, type View } from '#server/marketing/report/view.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import { EMPTY_FUNNEL, type Funnel } from '#server/marketing/report/read-funnel.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { TableRow } from '#server/marketing/report/read-report.ts';

interface TableProps {
  view: View;
  /** All rows; one page is shown. */
  rows: readonly TableRow[];
}

const WHOLE_COLUMNS = [
  'landed',
  'offered',
  'installed',
  'installRate',
  'opened',
  'registered',
  'deposited',
  'depositRate',
  'firstAmount',
  'amount',
] as const satisfies readonly Sort[];

const COST_COLUMNS = [
  'cost',
  'costPerInstall',
  'costPerDepositor',
  'returnOnSpend',
] as const satisfies readonly Sort[];

const PART_COLUMNS = [
  'landed',
  'installed',
  'deposited',
  'depositRate',
  'amount',
] as const satisfies readonly Sort[];

const PARTS = ['ios', 'android'] as const;

const pageOf = (rows: readonly TableRow[], { page }: View): readonly TableRow[] =>
  rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);

/** Undefined when the compared period has no visitor at all: everything would be new. */
const beforeOf = ({ before }: TableRow, rows: readonly TableRow[]): Funnel | undefined =>
  rows.some((row) => row.before.landed > 0) ? before : undefined;

export function WholeTable({ view, rows }: TableProps) {
  const { texts } = useConsole();
  const hasCosts = rows.some(({ cost }) => cost !== undefined);
  const columns = hasCosts ? [...WHOLE_COLUMNS, ...COST_COLUMNS] : WHOLE_COLUMNS;
  return (
    <div className="scroll">
      <table className="full">
        <thead>
          <tr>
            <SortHead view={view} column="name" label={texts.dimensions[view.by]} />
            {columns.map((column) => (
              <SortHead key={column} view={view} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, view).map((row) => (
            <tr key={row.name}>
              <RowHead view={view} name={row.name} />
              <Cells
                funnel={row.funnel}
                before={beforeOf(row, rows)}
                cost={row.cost}
                columns={columns}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function SplitTable({ view, rows }: TableProps) {
  const { texts } = useConsole();
  return (
    <div className="scroll">
      <table className="full split">
        <thead>
          <tr>
            <SortHead view={view} column="name" label={texts.dimensions[view.by]} rowSpan={2} />
            {[texts.all, ...PARTS.map((part) => texts.devices[part])].map((title) => (
              <th key={title} scope="colgroup" colSpan={PART_COLUMNS.length} className="group">
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {PART_COLUMNS.map((column) => (
              <SortHead
                key={column}
                view={view}
                column={column}
                className={column === 'landed' ? 'group' : ''}
              />
            ))}
            {PARTS.map((part) =>
              PART_COLUMNS.map((column) => (
                <th
                  key={`${part} ${column}`}
                  scope="col"
                  className={column === 'landed' ? 'group' : ''}
                >
                  {texts.columns[column]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, view).map((row) => (
            <tr key={row.name}>
              <RowHead view={view} name={row.name} />
              <Cells
                funnel={row.funnel}
                before={beforeOf(row, rows)}
                columns={PART_COLUMNS}
                isGroup
              />
              {PARTS.map((part) => (
                <Cells
                  key={part}
                  funnel={row.parts[part] ?? EMPTY_FUNNEL}
                  columns={PART_COLUMNS}
                  isGroup
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const RowHead = ({ view, name }: { view: View; name: string }) => (
  <th scope="row">
    <FilterLink path={REPORT_PATH} view={view} dimension={view.by} value={name} />
  </th>
);

const NOT_KNOWN = '–';

const isCounted = (column: Sort): column is Sort & keyof Funnel => column in EMPTY_FUNNEL;

interface CellsProps {
  funnel: Funnel;
  before?: Funnel | undefined;
  cost?: MinorUnits | undefined;
  columns: readonly Exclude<Sort, 'name'>[];
  /** Separates the first cell visually from the previous ones. */
  isGroup?: boolean;
}

function Cells({ funnel, before, cost, columns, isGroup = false }: CellsProps) {
  const { format } = useConsole();
  const costEach = (whole: MinorUnits | undefined, count: number): string =>
    whole === undefined || count === 0
      ? NOT_KNOWN
      : format.money(minorUnits(Math.round(whole / count)));
  const textOf = (column: Exclude<Sort, 'name'>): string => {
    switch (column) {
      case 'installRate':
        return format.share(funnel.installed, funnel.landed);
      case 'depositRate':
        return format.share(funnel.deposited, funnel.landed);
      case 'cost':
        return cost === undefined ? NOT_KNOWN : format.coins(cost);
      case 'costPerInstall':
        return costEach(cost, funnel.installed);
      case 'costPerDepositor':
        return costEach(cost, funnel.deposited);
      case 'returnOnSpend':
        return cost ? `${format.factor(funnel.amount / cost)}×` : NOT_KNOWN;
      case 'amount':
      case 'firstAmount':
        return format.coins(funnel[column]);
      default:
        return format.count(funnel[column]);
    }
  };
  return columns.map((column, at) => (
    <td key={column} className={isGroup && at === 0 ? 'group' : ''}>
      {textOf(column)}
      {before && isCounted(column) && <Change now={funnel[column]} before={before[column]} />}
    </td>
  ));
}

interface SortHeadProps {
  view: View;
  column: Sort;
  label?: string;
  rowSpan?: number;
  className?: string;
}

/** Sorts by its column, largest first; a second press reverses. */
function SortHead({ view, column, label, rowSpan, className }: SortHeadProps) {
  const { texts } = useConsole();
  const text = label ?? texts.columns[column];
  const isSorted = view.sort === column;
  const isAscending = isSorted ? !view.isAscending : column === 'name';
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      className={className}
      aria-sort={isSorted ? (view.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <ViewLink
        href={addressOf(TABLE_PATH, { ...view, sort: column, isAscending, page: 1 })}
        title={texts.sortBy(text)}
      >
        {text}
        {isSorted && <span aria-hidden="true">{view.isAscending ? '▲' : '▼'}</span>}
      </ViewLink>
    </th>
  );
}
