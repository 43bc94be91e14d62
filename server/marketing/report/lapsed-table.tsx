import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { RETENTION_PATH } from '#server/marketing/report/paths.ts';
import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { LapsedRow } from '#server/marketing/report/read-lapsed.ts';
import type { View } from '#server/marketing/report/view.ts';

/** Installs that are still opened, and those that are not. */
export function LapsedTable({ view, rows }: { view: View; rows: readonly LapsedRow[] }) {
  const { texts, format } = useConsole();
  const { lapsed } = texts.retention;
  if (rows.length === 0) return <p className="nothing">{lapsed.nobody}</p>;
  return (
    <Scroll label={lapsed.title}>
      <table className="full">
        <thead>
          <tr>
            {[
              texts.dimensions[view.by],
              lapsed.installs,
              lapsed.active,
              lapsed.lapsed,
              lapsed.share,
              lapsed.pushEnded,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, installs, lapsed: gone, pushEnded }) => (
            <tr key={name}>
              <th scope="row">
                <FilterLink
                  path={RETENTION_PATH}
                  view={view}
                  dimension={view.by}
                  value={name}
                  fragment="lapsed"
                />
              </th>
              <td>{format.count(installs)}</td>
              <td>{format.count(installs - gone)}</td>
              <td>{format.count(gone)}</td>
              <td>{format.share(gone, installs)}</td>
              <td>{format.count(pushEnded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
