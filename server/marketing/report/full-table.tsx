import { Change } from '#server/marketing/report/change.tsx';
import { pageOf, RowHead, SortHead } from '#server/marketing/report/table-heads.tsx';
import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { Sort, View } from '#server/marketing/report/view.ts';
import { EMPTY_FUNNEL, type Funnel } from '#server/marketing/report/read-funnel.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { TableRow } from '#server/marketing/report/read-table.ts';

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

const SPLIT_COST_COLUMNS = ['costPerDepositor', 'returnOnSpend'] as const satisfies readonly Sort[];

const PARTS = ['ios', 'android'] as const;

/** A device's part of a cost that is only known as a whole: its share of the visitors. */
const partOfCost = (
  { funnel, cost }: Pick<TableRow, 'funnel' | 'cost'>,
  part: Funnel,
): MinorUnits | undefined =>
  cost === undefined || funnel.landed === 0
    ? undefined
    : minorUnits(Math.round((cost * part.landed) / funnel.landed));

/** Undefined when the compared period has no visitor at all: everything would be new. */
const beforeOf = ({ before }: TableRow, rows: readonly TableRow[]): Funnel | undefined =>
  rows.some((row) => row.before.landed > 0) ? before : undefined;

export function WholeTable({ view, rows }: TableProps) {
  const { texts } = useConsole();
  const hasCosts = rows.some(({ cost }) => cost !== undefined);
  const hasRobots = rows.some(({ robots = 0 }) => robots > 0);
  const columns = [
    ...WHOLE_COLUMNS,
    ...(hasCosts ? COST_COLUMNS : []),
    ...(hasRobots ? (['robots'] as const) : []),
  ];
  return (
    <Scroll label={texts.tableOf(texts.dimensions[view.by])}>
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
                robots={row.robots}
                columns={columns}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

export function SplitTable({ view, rows }: TableProps) {
  const { texts } = useConsole();
  const hasCosts = rows.some(({ cost }) => cost !== undefined);
  const columns = hasCosts ? [...PART_COLUMNS, ...SPLIT_COST_COLUMNS] : PART_COLUMNS;
  return (
    <Scroll label={texts.tableOf(texts.dimensions[view.by])}>
      <table className="full split">
        <thead>
          <tr>
            <SortHead view={view} column="name" label={texts.dimensions[view.by]} rowSpan={2} />
            {[texts.all, ...PARTS.map((part) => texts.devices[part])].map((title) => (
              <th key={title} scope="colgroup" colSpan={columns.length} className="group">
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map((column) => (
              <SortHead
                key={column}
                view={view}
                column={column}
                className={column === 'landed' ? 'group' : ''}
              />
            ))}
            {PARTS.map((part) =>
              columns.map((column) => (
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
                cost={row.cost}
                columns={columns}
                isGroup
              />
              {PARTS.map((part) => (
                <PartCells
                  key={part}
                  row={row}
                  part={row.parts.get(part) ?? EMPTY_FUNNEL}
                  before={beforeOf(row, rows) && (row.partsBefore.get(part) ?? EMPTY_FUNNEL)}
                  columns={columns}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface PartCellsProps {
  row: TableRow;
  part: Funnel;
  before: Funnel | undefined;
  columns: readonly Exclude<Sort, 'name'>[];
}

const PartCells = ({ row, part, before, columns }: PartCellsProps) => (
  <Cells
    funnel={part}
    before={before}
    cost={partOfCost(row, part)}
    columns={columns}
    isGroup
    isEstimate
  />
);

const NOT_KNOWN = '–';

const isCounted = (column: Sort): column is Sort & keyof Funnel => column in EMPTY_FUNNEL;

interface CellsProps {
  funnel: Funnel;
  before?: Funnel | undefined;
  cost?: MinorUnits | undefined;
  robots?: number | undefined;
  columns: readonly Exclude<Sort, 'name'>[];
  /** Separates the first cell visually from the previous ones. */
  isGroup?: boolean;
  /** Of the cost. */
  isEstimate?: boolean;
}

function Cells({
  funnel,
  before,
  cost,
  robots = 0,
  columns,
  isGroup = false,
  isEstimate = false,
}: CellsProps) {
  const { format } = useConsole();
  const about = isEstimate ? '≈ ' : '';
  const costEach = (whole: MinorUnits | undefined, count: number): string =>
    whole === undefined || count === 0
      ? NOT_KNOWN
      : `${about}${format.money(minorUnits(Math.round(whole / count)))}`;
  const textOf = (column: Exclude<Sort, 'name'>): string => {
    switch (column) {
      case 'installRate':
        return format.share(funnel.installed, funnel.landed);
      case 'depositRate':
        return format.share(funnel.deposited, funnel.landed);
      case 'cost':
        return cost === undefined ? NOT_KNOWN : format.coins(cost);
      case 'robots':
        return format.count(robots);
      case 'costPerInstall':
        return costEach(cost, funnel.installed);
      case 'costPerDepositor':
        return costEach(cost, funnel.deposited);
      case 'returnOnSpend':
        return cost ? `${about}${format.factor(funnel.amount / cost)}×` : NOT_KNOWN;
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
