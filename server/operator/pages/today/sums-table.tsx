import { Panel } from '#server/marketing/kit/panel.tsx';
import { minorUnits } from '#shared/money/money.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { DaySums, MoneySums } from '#server/operator/pages/today/money-sums.ts';
import type { GameSums } from '#server/operator/pages/today/game-sums.ts';

/** More rows are in the file. */
const MOST_ROWS = 50;

const DAY_COLUMNS = [
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'betsLessWins',
  'bonuses',
  'interest',
  'added',
  'taken',
  'players',
] as const satisfies readonly (keyof MoneySums)[];

const GAME_COLUMNS = ['bets', 'wins', 'betsLessWins', 'players'] as const;

type Column = (typeof DAY_COLUMNS)[number];

interface SumsTableProps<Name extends Column> {
  caption: string;
  /** Heading of the rows' names. */
  first: string;
  columns: readonly Name[];
  rows: readonly { key: string; name: string; sums: Readonly<Pick<MoneySums, Name>> }[];
}

/** Sums in columns; on a narrow page each row is a list of them. */
function SumsTable<Name extends Column>({ caption, first, columns, rows }: SumsTableProps<Name>) {
  const { texts, format } = useConsole();
  const { todays } = texts;
  return (
    <Table
      look="stacked"
      caption={caption}
      heads={[first, ...columns.map((column) => todays.columns[column])]}
    >
      {rows.map(({ key, name, sums }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {columns.map((column) => (
            <td key={column} data-label={todays.columns[column]}>
              {isCount(column)
                ? format.count(sums[column])
                : format.money(minorUnits(sums[column]))}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

const isCount = (column: Column): boolean => column === 'players';

/** Each day that has any movement, the latest first. */
export function DaysTable({ days }: { days: readonly DaySums[] }) {
  const { texts, format } = useConsole();
  const { todays } = texts;
  if (days.length === 0) return <p className="nothing">{todays.nothing}</p>;
  return (
    <SumsTable
      caption={todays.byDay}
      first={texts.day}
      columns={DAY_COLUMNS}
      rows={days.map((sums) => ({ key: String(sums.day), name: format.day(sums.day), sums }))}
    />
  );
}

interface GamesPanelProps {
  id: string;
  title: string;
  first: string;
  rows: readonly GameSums[];
}

/** Games or providers, those with the highest bets. */
export function GamesPanel({ id, title, first, rows }: GamesPanelProps) {
  const { texts, format } = useConsole();
  const { todays } = texts;
  return (
    <Panel id={id} title={title}>
      {rows.length === 0 ? (
        <p className="nothing">{todays.noBets}</p>
      ) : (
        <SumsTable
          caption={title}
          first={first}
          columns={GAME_COLUMNS}
          rows={rows.slice(0, MOST_ROWS).map((sums, place) => ({
            key: `${place} ${sums.name ?? ''}`,
            name: sums.name ?? todays.noRound,
            sums,
          }))}
        />
      )}
      {rows.length > MOST_ROWS && (
        <p className="hint">{todays.more(format.count(MOST_ROWS), format.count(rows.length))}</p>
      )}
    </Panel>
  );
}
