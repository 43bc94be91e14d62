import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { isOpen, type ValueRow } from '#server/marketing/revenue/read-value.ts';
import { VALUE_DAYS, type ValueDay } from '#server/marketing/revenue/revenue-contribution.ts';
import type { ReactNode } from 'react';
import type { View } from '#server/marketing/report/view.ts';

/** These fit on a phone. */
const FEW_DAYS = [1, 7, 30] as const satisfies readonly ValueDay[];

interface ValueTableProps {
  view: View;
  /** What the rows are. */
  head: string;
  rows: readonly (ValueRow & { label: ReactNode })[];
}

/** What each player of a row was worth on average, by the days after the registration. */
export function ValueTable({ view, head, rows }: ValueTableProps) {
  const { texts, format } = useConsole();
  const { value: labels } = texts.revenue;
  if (rows.length === 0) return <p className="nothing">{labels.nobody}</p>;
  const days: readonly ValueDay[] = view.hasAllColumns ? VALUE_DAYS : FEW_DAYS;
  const hasCosts = view.hasAllColumns && rows.some(({ cost }) => cost);
  const heads = [
    head,
    labels.players,
    ...days.map((day) => labels.day(String(day))),
    ...(hasCosts ? [texts.columns.cost, labels.soFar] : []),
  ];
  return (
    <Scroll label={head}>
      <table className={view.hasAllColumns ? 'full' : 'rows'}>
        <thead>
          <tr>
            {heads.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.label}</th>
              <td>{format.count(row.value.players)}</td>
              {days.map((day) => (
                <DayCell key={day} row={row} day={day} view={view} />
              ))}
              {hasCosts && <ReturnCells row={row} view={view} />}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface CellProps {
  row: ValueRow;
  view: View;
}

/** @returns undefined while the day is over for none of the players */
export const valueEach = (
  { value }: Pick<ValueRow, 'value'>,
  day: ValueDay,
  { measure }: Pick<View, 'measure'>,
): MinorUnits | undefined => {
  const { players, money } = value.days[day];
  return players === 0 ? undefined : minorUnits(Math.round(money[measure] / players));
};

function DayCell({ row, day, view }: CellProps & { day: ValueDay }) {
  const { texts, format } = useConsole();
  const { value: labels } = texts.revenue;
  const each = valueEach(row, day, view);
  if (each === undefined) {
    return (
      <td>
        <span className="hint">{labels.notOver}</span>
      </td>
    );
  }
  const { players } = row.value.days[day];
  return (
    <td>
      {format.money(each)}
      {isOpen(row.value, day) && (
        <span
          className="hint"
          title={labels.ofPlayers(format.count(players), format.count(row.value.players))}
        >
          {format.share(players, row.value.players)}
        </span>
      )}
    </td>
  );
}

const NOT_KNOWN = '–';

function ReturnCells({ row: { value, cost }, view: { measure } }: CellProps) {
  const { texts, format } = useConsole();
  return (
    <>
      <td>{cost === undefined ? NOT_KNOWN : format.coins(cost)}</td>
      <td>
        {cost ? `${format.factor(value.soFar[measure] / cost)}×` : NOT_KNOWN}
        {cost !== undefined && cost > 0 && isOpen(value, 90) && (
          <span className="hint">{texts.revenue.value.notOver}</span>
        )}
      </td>
    </>
  );
}
