import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, type Note } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import { DecisionPanel } from '#server/operator/pages/decision-panel.tsx';
import { PlayerPanel } from '#server/operator/pages/player-panel.tsx';
import { Facts } from '#server/operator/pages/facts.tsx';
import { subtract } from '#shared/money/money.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { WithdrawalFacts } from '#server/operator/pages/read-withdrawal.ts';
import type { ReactNode } from 'react';

interface WithdrawalPageProps extends WithdrawalFacts {
  note: Note | undefined;
  /** A form that had a problem, as it was filled in. */
  form: Form;
  now: EpochMs;
}

export const withdrawalPage = (props: WithdrawalPageProps): ReactNode => (
  <WithdrawalPage {...props} />
);

function WithdrawalPage(props: WithdrawalPageProps) {
  const { order, player, unplayed, earlier, note } = props;
  const { texts, format } = useConsole();
  const { withdrawals } = texts;
  const { order_no: orderNo, amount, fee, created_at: at, returned_at: returnedAt } = order;
  const title = withdrawals.orderOf(orderNo);
  const state = withdrawals.states[statusOf(order.status)];
  return (
    <ConsolePage title={title} here={`${WITHDRAWALS_PATH}/${encodeURIComponent(orderNo)}`}>
      <h1>{`${format.money(amount)} · ${player.account}`}</h1>
      <FormNote note={note} />
      <div className="columns">
        <Panel id="order" title={title}>
          <Facts
            facts={[
              [withdrawals.state, [state]],
              [withdrawals.when, [format.moment(epochMs(at))]],
              [withdrawals.amount, [format.money(amount)]],
              [withdrawals.fee, [format.money(fee)]],
              [withdrawals.toPay, [format.money(subtract(amount, fee))]],
              [withdrawals.bank, [`${order.bank_name}, ${order.realname}, ${order.account}`]],
              [withdrawals.reason, order.fail_text === null ? [] : [order.fail_text]],
              [
                withdrawals.returnedAt,
                returnedAt === null ? [] : [format.moment(epochMs(returnedAt))],
              ],
              [
                withdrawals.unplayed,
                order.unplayed === 0
                  ? []
                  : [
                      format.money(order.unplayed),
                      ...unplayed.map((deposit) =>
                        withdrawals.unplayedDeposit(
                          format.money(deposit.amount),
                          deposit.orderNo,
                          deposit.channel ?? '',
                        ),
                      ),
                    ],
              ],
            ]}
          />
          {order.unplayed > 0 && <p className="hint">{withdrawals.unplayedHint}</p>}
        </Panel>
        <DecisionPanel {...props} />
        <PlayerPanel {...props} />
        <Panel id="earlier" title={withdrawals.earlier}>
          {earlier.length === 0 ? (
            <p className="nothing">{withdrawals.noEarlier}</p>
          ) : (
            <ul className="entries">
              {earlier.map((one) => (
                <li key={one.order_no}>
                  <a
                    className="panel-link"
                    href={`${WITHDRAWALS_PATH}/${encodeURIComponent(one.order_no)}`}
                  >
                    {`${format.money(one.amount)} · ${withdrawals.states[statusOf(one.status)]}`}
                  </a>
                  <p className="hint">{format.moment(epochMs(one.created_at))}</p>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <BackLink href={WITHDRAWALS_PATH}>{withdrawals.all}</BackLink>
    </ConsolePage>
  );
}
