import { balanceApi } from '#api/balance-api.ts';
import {
  sendMoneyOrder,
  type MoneyOrder,
  type MoneyOutcome,
  type SendMoneyOrder,
} from './money-order.ts';

type OrderSender<Data> = (
  playerId: number,
  order: MoneyOrder,
  send: SendMoneyOrder<Data>,
) => Promise<MoneyOutcome<Data>>;

/**
 * Sends money orders. Once one is answered the balances are asked for: its answer tells the coins, but
 * not what is withdrawable.
 */
export function useOrderSender<Data>(): OrderSender<Data> {
  const [askBalance] = balanceApi.endpoints.refreshBalance.useLazyQuery();
  return async (playerId, order, send) => {
    const outcome = await sendMoneyOrder<Data>(playerId, order, send, async () => {
      const { isSuccess } = await askBalance();
      return isSuccess;
    });
    if (outcome.status !== 'unknown') void askBalance();
    return outcome;
  };
}
