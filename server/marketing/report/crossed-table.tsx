import { Choices } from '#server/marketing/kit/choices.tsx';
import { columnsOf, type Column } from '#server/marketing/report/crossed.ts';
import { FEWEST_VISITORS } from '#server/marketing/api/few.ts';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { addFunnels, type Funnel } from '#server/marketing/report/read-funnel.ts';
import { pageOf, RowHead, SortHead } from '#server/marketing/report/table-heads.tsx';
import { REPORT_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole, type Console } from '#server/marketing/kit/console-context.ts';
import { addressOf, CELLS, type Cell, type View } from '#server/marketing/report/view.ts';
import type { Dimension } from '#server/marketing/events/dimension.ts';
import type { TableRow } from '#server/marketing/report/read-table.ts';

interface CrossedTableProps {
  view: View;
  split: Dimension;
  /** All rows; one page is shown. */
  rows: readonly TableRow[];
}

/** One number of every pair of values; the larger, the stronger its colour. */
export function CrossedTable({ view, split, rows }: CrossedTableProps) {
  const { texts } = useConsole();
  const { crossed, dimensions } = texts;
  const columns = columnsOf(rows, split);
  const shown = pageOf(rows, view).map((row) => ({
    row,
    cells: columns.map((column) => ({ column, funnel: cellOf(row, column) })),
  }));
  const most = Math.max(
    0,
    ...shown.flatMap(({ cells }) => cells.map(({ funnel }) => weightOf(funnel, view.cell))),
  );
  return (
    <>
      <Choices
        label={crossed.cell}
        look="tabs"
        isLabelled
        choices={CELLS.map((cell) => ({
          label: texts.columns[cell],
          href: addressOf(TABLE_PATH, { ...view, cell }),
          isChosen: cell === view.cell,
        }))}
      />
      <Scroll label={crossed.tableOf(dimensions[view.by], dimensions[split])}>
        <table className={split === 'hour' ? 'full crossed hours' : 'full crossed'}>
          <thead>
            <tr>
              <SortHead view={view} column="name" label={dimensions[view.by]} />
              <SortHead view={view} column={view.cell} label={texts.all} />
              {columns.map((column) => (
                <ColumnHead key={keyOf(column)} view={view} split={split} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, cells }) => (
              <tr key={row.name}>
                <RowHead view={view} name={row.name} />
                <td>
                  <CellText funnel={row.funnel} cell={view.cell} />
                </td>
                {cells.map(({ column, funnel }) => (
                  <td key={keyOf(column)} className={heatOf(weightOf(funnel, view.cell), most)}>
                    <CellText funnel={funnel} cell={view.cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

const keyOf = ({ parts, isRest }: Column): string => (isRest ? 'rest' : `part ${parts.join()}`);

const cellOf = ({ parts }: TableRow, column: Column): Funnel =>
  addFunnels(column.parts.flatMap((part) => parts.get(part) ?? []));

function ColumnHead({ view, split, column }: Omit<CrossedTableProps, 'rows'> & { column: Column }) {
  const { texts, format } = useConsole();
  const [value = ''] = column.parts;
  return (
    <th scope="col">
      {column.isRest ? (
        texts.crossed.others(format.count(column.parts.length))
      ) : (
        <FilterLink
          path={REPORT_PATH}
          view={view}
          dimension={split}
          value={value}
          {...(split === 'hour' && { short: value })}
        />
      )}
    </th>
  );
}

/** Nothing where nobody landed: hundreds of zeros hide the numbers. */
function CellText({ funnel, cell }: { funnel: Funnel; cell: Cell }) {
  const console = useConsole();
  const isEmpty = funnel.landed === 0 && valueOf(funnel, cell) === 0;
  return isEmpty ? (
    <span className="hint">
      <span aria-hidden="true">·</span>
      <span className="visually-hidden">{textOf(console, funnel, cell)}</span>
    </span>
  ) : (
    textOf(console, funnel, cell)
  );
}

function textOf({ format }: Console, funnel: Funnel, cell: Cell): string {
  switch (cell) {
    case 'installRate':
      return format.share(funnel.installed, funnel.landed);
    case 'depositRate':
      return format.share(funnel.deposited, funnel.landed);
    case 'amount':
      return format.coins(funnel.amount);
    default:
      return format.count(funnel[cell]);
  }
}

function valueOf({ landed, ...funnel }: Funnel, cell: Cell): number {
  switch (cell) {
    case 'landed':
      return landed;
    case 'installRate':
      return landed === 0 ? 0 : funnel.installed / landed;
    case 'depositRate':
      return landed === 0 ? 0 : funnel.deposited / landed;
    default:
      return funnel[cell];
  }
}

/** A rate of few visitors is chance and has no colour. */
function weightOf(funnel: Funnel, cell: Cell): number {
  const isRate = cell === 'installRate' || cell === 'depositRate';
  return isRate && funnel.landed < FEWEST_VISITORS ? 0 : valueOf(funnel, cell);
}

/** In ten steps. */
const heatOf = (weight: number, most: number): string =>
  most === 0 ? '' : `heat-${Math.min(9, Math.floor((weight / most) * 10))}`;
