import { Change } from '#server/marketing/report/change.tsx';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { Pages, PAGE_ROWS } from '#server/marketing/report/pages.tsx';
import { REVENUE_PATH } from '#server/marketing/report/paths.ts';
import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { MONEY_NAMES, type Money } from '#server/marketing/revenue/money.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import {
  comparedOf,
  type Revenue,
  type RevenueRow,
} from '#server/marketing/revenue/read-revenue.ts';
import type { View } from '#server/marketing/report/view.ts';

/** These fit on a phone. */
const FEW_COLUMNS = ['netDeposits', 'ggr', 'ngr'] as const satisfies readonly (keyof Money)[];

/** Less of these is better, or of no meaning by itself. */
const NOT_GOOD: readonly (keyof Money)[] = ['withdrawn', 'won', 'bonusCost'];

/** One page of the rows, by the chosen measure. */
export function RevenueTable({ view, revenue }: { view: View; revenue: Revenue }) {
  const { texts } = useConsole();
  const { revenue: labels } = texts;
  if (revenue.rows.length === 0) return <p className="nothing">{labels.nothing}</p>;
  const columns = view.hasAllColumns ? MONEY_NAMES : FEW_COLUMNS;
  const hasCosts = view.hasAllColumns && revenue.rows.some(({ cost }) => cost !== undefined);
  const isCompared = comparedOf(revenue) !== undefined;
  const heads = [
    texts.dimensions[view.by],
    ...columns.map((column) => labels.columns[column]),
    ...(hasCosts ? [texts.columns.cost, labels.returnOn(labels.measures[view.measure])] : []),
  ];
  return (
    <>
      <Scroll label={labels.byGroup}>
        <table className={view.hasAllColumns ? 'full' : 'rows'}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {revenue.rows.slice((view.page - 1) * PAGE_ROWS, view.page * PAGE_ROWS).map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <FilterLink
                    path={REVENUE_PATH}
                    view={view}
                    dimension={view.by}
                    value={row.name}
                    fragment="groups"
                  />
                </th>
                {columns.map((column) => (
                  <MoneyCell key={column} row={row} column={column} isCompared={isCompared} />
                ))}
                {hasCosts && <CostCells cost={row.cost} value={row.moved[view.measure]} />}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pages path={REVENUE_PATH} view={view} count={revenue.rows.length} />
    </>
  );
}

interface MoneyCellProps {
  row: RevenueRow;
  column: keyof Money;
  isCompared: boolean;
}

function MoneyCell({ row: { moved, before }, column, isCompared }: MoneyCellProps) {
  const { format } = useConsole();
  return (
    <td>
      {format.coins(moved[column])}
      {before && isCompared && (
        <Change now={moved[column]} before={before[column]} isGood={!NOT_GOOD.includes(column)} />
      )}
    </td>
  );
}

const NOT_KNOWN = '–';

function CostCells({ cost, value }: { cost: MinorUnits | undefined; value: MinorUnits }) {
  const { format } = useConsole();
  return (
    <>
      <td>{cost === undefined ? NOT_KNOWN : format.coins(cost)}</td>
      <td>{cost ? `${format.factor(value / cost)}×` : NOT_KNOWN}</td>
    </>
  );
}
