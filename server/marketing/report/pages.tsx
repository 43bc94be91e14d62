import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';

/** Rows per page. */
export const PAGE_ROWS = 50;

interface PagesProps {
  path: string;
  view: View;
  /** Of all rows. */
  count: number;
}

/** Links to the pages before and after; renders nothing for a single one. */
export function Pages({ path, view, count }: PagesProps) {
  const { texts, format, shared } = useConsole();
  if (shared) return <RowsShown shown={PAGE_ROWS} count={count} />;
  const pages = Math.ceil(count / PAGE_ROWS);
  if (pages < 2) return null;
  const link = (page: number, label: string) => (
    <a href={addressOf(path, { ...view, page })}>{label}</a>
  );
  return (
    <nav className="pages" aria-label={texts.pages}>
      {view.page > 1 && link(view.page - 1, texts.before)}
      <span>{texts.pageOf(format.count(view.page), format.count(pages))}</span>
      {view.page < pages && link(view.page + 1, texts.next)}
    </nav>
  );
}

/** Says that a shared report has more rows than it shows; renders nothing when it has not. */
export function RowsShown({ shown, count }: { shown: number; count: number }) {
  const { texts, format } = useConsole();
  if (count <= shown) return null;
  return (
    <p className="hint">{texts.sharing.rowsShown(format.count(shown), format.count(count))}</p>
  );
}
