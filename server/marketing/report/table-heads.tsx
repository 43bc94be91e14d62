import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { PAGE_ROWS } from '#server/marketing/report/pages.tsx';
import { REPORT_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type Sort, type View } from '#server/marketing/report/view.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import type { TableRow } from '#server/marketing/report/read-table.ts';

export const pageOf = (rows: readonly TableRow[], { page }: View): readonly TableRow[] =>
  rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);

export const RowHead = ({ view, name }: { view: View; name: string }) => (
  <th scope="row">
    <FilterLink path={REPORT_PATH} view={view} dimension={view.by} value={name} />
  </th>
);

interface SortHeadProps {
  view: View;
  column: Sort;
  label?: string;
  rowSpan?: number;
  className?: string;
}

/** Sorts by its column, largest first; a second press reverses. */
export function SortHead({ view, column, label, rowSpan, className }: SortHeadProps) {
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
