import { Panel } from '#server/marketing/kit/panel.tsx';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { CostDay } from '#server/marketing/costs/cost-days.ts';

/** The cost of each of the last days, so that a forgotten day is seen. */
export function CostDays({ days, today }: { days: readonly CostDay[]; today: number }) {
  const { texts, format } = useConsole();
  const words = texts.costs.days;
  const { heads } = words;
  return (
    <Panel id="days" title={words.title}>
      <p>{words.intro}</p>
      <Table look="rows records" heads={[heads.day, heads.campaigns, heads.cost]}>
        {days.map(({ day, amount, campaigns }) => (
          <tr key={day}>
            <th scope="row">{format.day(day, 'long')}</th>
            {campaigns === 0 ? (
              <td colSpan={2}>
                {day === today ? (
                  words.notYet
                ) : (
                  <strong className="warning">{words.missing}</strong>
                )}
              </td>
            ) : (
              <>
                <td>{format.count(campaigns)}</td>
                <td>{format.money(amount)}</td>
              </>
            )}
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
