import { Panel } from '#server/marketing/kit/panel.tsx';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { PlayerFacts } from '#server/operator/pages/read-player.ts';
import type { ReactNode } from 'react';

type Records = Pick<PlayerFacts, 'record'>;

/** A row of a player's records: what, when, its number, and its amounts. */
export function RecordRow({
  what,
  at,
  number,
  amounts,
}: {
  what: ReactNode;
  /** Epoch milliseconds. */
  at: number;
  number: string;
  amounts: readonly string[];
}) {
  const { format } = useConsole();
  return (
    <tr>
      <th scope="row">
        {what}
        <p className="hint">{`${format.moment(epochMs(at))} · ${number}`}</p>
      </th>
      {amounts.map((amount, index) => (
        <td key={`${amounts.length - index}`}>{amount}</td>
      ))}
    </tr>
  );
}

export function DepositsPanel({ record }: Records) {
  const { texts, format } = useConsole();
  const { players, withdrawals } = texts;
  const { deposits } = record.lastOrders;
  return (
    <Panel id="deposits" title={players.deposits}>
      {deposits.length === 0 ? (
        <p className="nothing">{players.noDeposits}</p>
      ) : (
        <Table
          look="rows records"
          caption={players.deposits}
          heads={[withdrawals.order, withdrawals.amount]}
        >
          {deposits.map(({ orderNo, amount, credited, status, channel, createdAt }) => (
            <RecordRow
              key={orderNo}
              what={`${players.depositStates[status]} · ${channel}`}
              number={orderNo}
              at={createdAt}
              amounts={[format.money(credited > 0 ? credited : amount)]}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}

export function WithdrawalsPanel({ record, account }: Records & { account: string }) {
  const { texts, format } = useConsole();
  const { players, withdrawals } = texts;
  const orders = record.lastOrders.withdrawals;
  const ended = new URLSearchParams({ list: 'ended', account }).toString();
  return (
    <Panel id="withdrawals" title={players.withdrawals}>
      {orders.length === 0 ? (
        <p className="nothing">{players.noWithdrawals}</p>
      ) : (
        <>
          <Table
            look="rows records"
            caption={players.withdrawals}
            heads={[withdrawals.order, withdrawals.amount]}
          >
            {orders.map(({ orderNo, amount, status, createdAt }) => (
              <RecordRow
                key={orderNo}
                what={
                  <a href={`${WITHDRAWALS_PATH}/${encodeURIComponent(orderNo)}`}>
                    {withdrawals.states[statusOf(status)]}
                  </a>
                }
                at={createdAt}
                number={orderNo}
                amounts={[format.money(amount)]}
              />
            ))}
          </Table>
          <a className="panel-link" href={`${WITHDRAWALS_PATH}?${ended}`}>
            {withdrawals.all}
          </a>
        </>
      )}
    </Panel>
  );
}

export function RoundsPanel({ record }: Records) {
  const { texts, format } = useConsole();
  const { players } = texts;
  const { lastRounds } = record;
  return (
    <Panel id="rounds" title={players.rounds}>
      {lastRounds.length === 0 ? (
        <p className="nothing">{players.noRounds}</p>
      ) : (
        <Table
          look="rows records"
          caption={players.rounds}
          heads={[players.game, players.bet, players.win]}
        >
          {lastRounds.map(({ roundNo, game, gameId, bet, win, createdAt }) => (
            <RecordRow
              key={roundNo}
              what={game ?? gameId}
              number={roundNo}
              at={createdAt}
              amounts={[format.money(bet), win === null ? players.running : format.money(win)]}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}
