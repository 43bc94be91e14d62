import { CLIENT_DIMENSIONS, ORIGIN_DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { Bar } from '#server/marketing/kit/bar.tsx';
import { Change } from '#server/marketing/report/change.tsx';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { RowsShown } from '#server/marketing/report/pages.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import { withoutHours } from '#server/marketing/report/hours.ts';
import { HANDOVERS_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import { addressOf, toggleFilter, type View } from '#server/marketing/report/view.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import type { ComparedRow } from '#server/marketing/report/read-report.ts';

/** Rows on the front page; the table has all. */
const SHOWN = 8;

interface BreakdownProps {
  path: string;
  view: View;
  /** Which of the two menus. */
  menu: 'origin' | 'client';
  rows: readonly ComparedRow[];
}

/** Visitors by origin or by client; every row is a filter. */
export function Breakdown({ path, view, menu, rows }: BreakdownProps) {
  const { texts, format, shared } = useConsole();
  const chosen = view[menu];
  const id = menu === 'origin' ? 'origins' : 'clients';
  const title = texts[id];
  const metric = view.metric === 'landed' ? 'installed' : view.metric;
  const valueOf = ({ funnel }: ComparedRow): string =>
    metric === 'amount' ? format.coins(funnel.amount) : format.count(funnel[metric]);
  const most = Math.max(0, ...rows.map(({ funnel }) => funnel[view.metric]));
  const hasBefore = rows.some(({ before }) => before.landed > 0);
  const columns = [...new Set(['landed', metric, 'deposited'] as const)];
  const tableOf = (change: Partial<View>) =>
    addressOf(TABLE_PATH, { ...view, by: chosen, page: 1, search: '', ...change });
  return (
    <Panel
      id={id}
      title={title}
      aside={
        !shared &&
        (menu === 'origin' ? (
          <a className="panel-link" href={tableOf({ split: 'device', sort: 'deposited' })}>
            {texts.compareDevices}
          </a>
        ) : (
          <a className="panel-link" href={withoutHours(addressOf(HANDOVERS_PATH, view))}>
            {texts.handovers.link}
          </a>
        ))
      }
    >
      <Choices
        label={texts.menuOf(title)}
        look="tabs"
        choices={(menu === 'origin' ? ORIGIN_DIMENSIONS : CLIENT_DIMENSIONS).map((dimension) => ({
          label: texts.dimensions[dimension],
          href: addressOf(path, { ...view, [menu]: dimension }, { fragment: id }),
          isChosen: dimension === chosen,
        }))}
      />
      {rows.length === 0 ? (
        <p className="nothing">{texts.nothingFound}</p>
      ) : (
        <Table
          look="rows"
          caption={texts.tableOf(texts.dimensions[chosen])}
          heads={[texts.dimensions[chosen], ...columns.map((column) => texts.columns[column])]}
        >
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <FilterLink
                  path={path}
                  view={view}
                  dimension={chosen}
                  value={row.name}
                  fragment={id}
                />
                <Bar part={row.funnel[view.metric]} whole={most} />
              </th>
              {columns.map((column) => (
                <td key={column}>
                  {column === metric ? valueOf(row) : format.count(row.funnel[column])}
                  {hasBefore && <Change now={row.funnel[column]} before={row.before[column]} />}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
      {shared ? (
        <RowsShown shown={SHOWN} count={rows.length} />
      ) : (
        <p className="panel-foot">
          <a className="panel-link" href={tableOf({ split: undefined })}>
            {rows.length > SHOWN
              ? texts.detailsOfAll(texts.dimensions[chosen], format.count(rows.length))
              : texts.details(texts.dimensions[chosen])}
          </a>
        </p>
      )}
    </Panel>
  );
}

interface FilterLinkProps {
  path: string;
  view: View;
  dimension: View['by'];
  value: string;
  /** Shown instead of the value's name. */
  short?: string;
  fragment?: string;
}

/** A link that filters by a value, or removes that filter. */
export function FilterLink({ path, view, dimension, value, short, fragment }: FilterLinkProps) {
  const { texts, format } = useConsole();
  const name = format.nameOf(dimension, value);
  const isChosen = view.filters[dimension]?.includes(value) ?? false;
  return (
    <ViewLink
      className="filter-link"
      href={addressOf(
        path,
        toggleFilter(view, dimension, value),
        fragment === undefined ? {} : { fragment },
      )}
      title={isChosen ? texts.removeFilter(name) : texts.addFilter(name)}
      aria-current={isChosen ? 'true' : undefined}
    >
      <bdi>{short ?? name}</bdi>
    </ViewLink>
  );
}
