import { Choices } from '#server/marketing/kit/choices.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import {
  ORDER_LISTS,
  type listForReview,
  type OrderList,
} from '#server/withdrawal/review-queue.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { ReactNode } from 'react';

interface WithdrawalsPageProps extends Awaited<ReturnType<typeof listForReview>> {
  list: OrderList;
  page: number;
  /** As typed; '' for everyone's. */
  account: string;
  /** Orders about which a proposal waits. */
  proposed: ReadonlySet<string | undefined>;
  problem: string | undefined;
}

export const withdrawalsPage = (props: WithdrawalsPageProps): ReactNode => (
  <WithdrawalsPage {...props} />
);

function WithdrawalsPage(props: WithdrawalsPageProps) {
  const { list, page, account, orders, hasMore, problem } = props;
  const { texts } = useConsole();
  const { withdrawals } = texts;
  const address = (wanted: OrderList, wantedPage = 1): string => {
    const parameters = new URLSearchParams();
    if (wanted !== 'open') parameters.set('list', wanted);
    if (account !== '') parameters.set('account', account);
    if (wantedPage > 1) parameters.set('page', String(wantedPage));
    return parameters.size === 0
      ? WITHDRAWALS_PATH
      : `${WITHDRAWALS_PATH}?${parameters.toString()}`;
  };
  return (
    <ConsolePage title={withdrawals.title} here={address(list, page)}>
      <h1>{withdrawals.title}</h1>
      <p className="range">{withdrawals.intro}</p>
      <FormNote note={problem === undefined ? undefined : { text: problem, isProblem: true }} />
      <Panel
        id="orders"
        title={withdrawals.lists[list]}
        aside={
          <Choices
            label={withdrawals.list}
            choices={ORDER_LISTS.map((one) => ({
              label: withdrawals.lists[one],
              href: address(one),
              isChosen: one === list,
            }))}
          />
        }
      >
        <search>
          <form className="form" action={WITHDRAWALS_PATH}>
            <input type="hidden" name="list" value={list} />
            <Field
              name="account"
              label={withdrawals.account}
              defaultValue={account}
              maxLength={100}
              autoCapitalize="none"
            />
            <button type="submit" className="quiet">
              {withdrawals.find}
            </button>
          </form>
        </search>
        {orders.length === 0 ? (
          <p className="nothing">{withdrawals.empty}</p>
        ) : (
          <OrderItems {...props} />
        )}
        <nav className="pages" aria-label={texts.pages}>
          {page > 1 && <a href={address(list, page - 1)}>{texts.before}</a>}
          {hasMore && <a href={address(list, page + 1)}>{texts.next}</a>}
        </nav>
      </Panel>
    </ConsolePage>
  );
}

function OrderItems({ orders, proposed }: Pick<WithdrawalsPageProps, 'orders' | 'proposed'>) {
  const { texts, format } = useConsole();
  const { withdrawals } = texts;
  return (
    <ol className="entries">
      {orders.map(({ order_no: orderNo, amount, unplayed, status, created_at: at, ...order }) => (
        <li key={orderNo}>
          <p>
            <a className="panel-link" href={`${WITHDRAWALS_PATH}/${encodeURIComponent(orderNo)}`}>
              {`${format.money(amount)} · ${order.account}`}
            </a>
          </p>
          <p>
            <span className={`state ${status === 1 ? 'proposed' : ''}`}>
              {withdrawals.states[statusOf(status)]}
            </span>
            {proposed.has(orderNo) && ` · ${texts.operatorForms.waitsMark}`}
          </p>
          <p className="hint">{`${format.moment(epochMs(at))} · ${order.bank_name} · ${orderNo}`}</p>
          {unplayed > 0 && (
            <p className="hint">{`${withdrawals.unplayed}: ${format.money(unplayed)}`}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
