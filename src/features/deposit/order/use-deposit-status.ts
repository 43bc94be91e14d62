import { DepositCode } from '#shared/deposit/errors.ts';
import { depositApi } from '#api/deposit.ts';
import type { DepositCheck } from '#shared/deposit/order.ts';
import { watchDeposit, type DepositWatch } from '#state/deposit/deposit-watch.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export interface DepositStatusView {
  /** The last answer; null before the first. */
  readonly check: DepositCheck | null;
  readonly isAsking: boolean;
  /** The next check is scheduled. */
  readonly isWatching: boolean;
  /** The last check got no answer. */
  readonly isLost: boolean;
  /** The server knows no such order. */
  readonly isMissing: boolean;
  /** Checks at once, and restarts the schedule. */
  askNow(): void;
}

type Seen = Omit<DepositStatusView, 'askNow'>;

const NOTHING_SEEN: Seen = {
  check: null,
  isAsking: false,
  isWatching: true,
  isLost: false,
  isMissing: false,
};
/** The server knows no such order (contract, conventions). */
const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;
type Dispatch = ThunkDispatch<unknown, undefined, UnknownAction>;

/**
 * Polls an order's status by the contract's schedule. Once it is settled the balance and the waiting orders
 * are refetched: nothing is added up here.
 * @param orderNo null polls nothing
 */
export function useDepositStatus(orderNo: string | null): DepositStatusView {
  const dispatch = useDispatch<Dispatch>();
  const [seen, setSeen] = useState<{ readonly orderNo: string | null; readonly is: Seen }>({
    orderNo,
    is: NOTHING_SEEN,
  });
  const watch = useRef<DepositWatch>(null);
  const is = seen.orderNo === orderNo ? seen.is : NOTHING_SEEN;

  const note = useEffectEvent((of: string, news: Partial<Seen>) => {
    setSeen((before) => ({
      orderNo: of,
      is: { ...(before.orderNo === of ? before.is : NOTHING_SEEN), ...news },
    }));
  });

  useEffect(() => {
    if (orderNo === null) return undefined;
    let isCurrent = true;
    const check = async (): Promise<boolean> => {
      note(orderNo, { isAsking: true });
      const { data, error } = await dispatch(
        depositApi.endpoints.checkDeposit.initiate({ orderNo }, FORCE_REFETCH),
      );
      if (!isCurrent) return true;
      const isMissing =
        error !== undefined &&
        'kind' in error &&
        error.kind === 'errcode' &&
        error.errcode === DepositCode.noSuchOrder;
      const isSettled = isMissing || (data !== undefined && data.status !== 'waiting');
      note(orderNo, {
        isAsking: false,
        isLost: data === undefined && !isMissing,
        isMissing,
        ...(data !== undefined && { check: data }),
        ...(isSettled && { isWatching: false }),
      });
      if (isSettled) {
        dispatch(depositApi.util.invalidateTags(['balance', 'deposits', 'trade']));
      }
      return isSettled;
    };
    watch.current = watchDeposit({
      check,
      onPhase: (phase) => note(orderNo, { isWatching: phase === 'watching' }),
    });
    return () => {
      isCurrent = false;
      watch.current?.stop();
    };
  }, [dispatch, orderNo]);

  return { ...is, askNow: () => watch.current?.askNow() };
}
