import { unloadedOf } from '#ui/base/unloaded.ts';
import { balanceApi, useBalanceSubscription } from '#api/balance.ts';
import { REFETCHED_WHILE_SHOWN, REFETCHED_REGULARLY } from '#api/core/query-freshness.ts';
import {
  useRecentWithdrawalsQuery,
  useWithdrawalTermsQuery,
  type WithdrawalTerms,
} from '#api/withdrawal.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { isUnderWay, type WithdrawalOrder } from '#shared/withdrawal/order.ts';
import { vipRuleOf, type VipRule } from '#shared/withdrawal/vip-rule.ts';
import type { BankAccount } from '#shared/account/user.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { banksReceived, selectBanks, selectPlayer } from '#state/session/session-slice.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The server's data for the withdrawal screen. */
export interface ReadyNumbers {
  readonly exchange: WithdrawalTerms['exchange'];
  readonly channels: WithdrawalTerms['channels'];
  readonly banks: readonly BankAccount[];
  readonly vip: VipRule;
  /** The order in progress, else the newest one; null when there is none, or it could not be loaded. */
  readonly order: WithdrawalOrder | null;
  readonly isOrderOpen: boolean;
  /** When all this was fetched, epoch ms by the device's clock. */
  readonly fetchedAt: number;
  /** Why the last refresh failed; null after success. */
  readonly problem: string | null;
  readonly refresh: () => void;
}

export type WithdrawalNumbers = Unloaded | ({ readonly status: 'ready' } & ReadyNumbers);

/** What can be withdrawn, the payout accounts, and the last order; refreshed while it is shown. */
export function useWithdrawalNumbers(): WithdrawalNumbers {
  const dispatch = useDispatch();
  const errors = useErrorText();
  const terms = useWithdrawalTermsQuery(undefined, REFETCHED_WHILE_SHOWN);
  const recent = useRecentWithdrawalsQuery(undefined, REFETCHED_WHILE_SHOWN);
  useBalanceSubscription(undefined, REFETCHED_REGULARLY);
  const banks = useSelector(selectBanks);
  const level = useSelector(selectPlayer)?.user.vip ?? 0;
  const ladder = useSelector(selectConfig)?.vipLevels ?? [];

  function refresh() {
    void terms.refetch();
    void recent.refetch();
    dispatch(balanceApi.util.invalidateTags(['balance']));
  }

  // Two answers from different times may disagree on the order: the older one is refetched.
  const disagreement = disagreementOf(terms.data?.exchange.pendingOrderNo, recent.data);
  const refetchAll = useEffectEvent(() => refresh());
  useEffect(() => {
    if (disagreement !== null) refetchAll();
  }, [disagreement]);

  const boundBanks = terms.data?.banks;
  useEffect(() => {
    if (boundBanks !== undefined) dispatch(banksReceived(boundBanks));
  }, [boundBanks, dispatch]);

  if (terms.data === undefined) {
    return unloadedOf({ ...terms, refetch: refresh }, errors.loading);
  }
  const { exchange, channels } = terms.data;
  const order =
    recent.data?.find(({ orderNo }) => orderNo === exchange.pendingOrderNo) ??
    recent.data?.[0] ??
    null;
  return {
    status: 'ready',
    exchange,
    channels,
    banks,
    vip: vipRuleOf(ladder, level),
    order,
    isOrderOpen: order !== null && isUnderWay(order.status),
    fetchedAt: terms.fulfilledTimeStamp ?? 0,
    problem: terms.error === undefined ? null : errors.loading(terms.error),
    refresh,
  };
}

/** Returns the order that one answer reports as in progress and the other does not; null when they agree. */
function disagreementOf(
  pendingOrderNo: string | null | undefined,
  orders: readonly WithdrawalOrder[] | undefined,
): string | null {
  if (pendingOrderNo === undefined || orders === undefined) return null;
  const pending = orders.find(({ orderNo }) => orderNo === pendingOrderNo);
  if (pending !== undefined && !isUnderWay(pending.status)) {
    return `${pending.orderNo} ${pending.status}`;
  }
  const open = orders.find(({ status }) => isUnderWay(status));
  return open !== undefined && open.orderNo !== pendingOrderNo ? `${open.orderNo} open` : null;
}
