import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MoneyCall, SettledOrder } from './money-call.ts';
import { createMoneyCaller, type MoneyCaller } from './money-caller.ts';
import type { MoneyOrderKind, OrderBody } from './money-order.ts';
import { createMoneyPorts, type MoneyDispatch, type NumberedMutation } from './money-ports.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { useRetry } from './use-retry.ts';

export interface IdempotentMutationOptions<Body extends object, Answer> {
  readonly kind: MoneyOrderKind;
  /** Parses the body of a stored order; null for one that this version cannot send. */
  readonly read: (stored: OrderBody) => Body | null;
  /** Called with every settled order. */
  readonly onSettled?: (settled: SettledOrder<Body, Answer>) => void;
  /** A settled order also changes red dots, as claims do. */
  readonly refreshesRedDots?: boolean;
  /** A restored order waits for a submission with a proof; null while that is not known. */
  readonly isHeld?: boolean | null;
}

/** The actions of a player on a money call. */
export type MoneyActions<Body extends object, Answer> = Pick<
  MoneyCaller<Body, Answer>,
  'submit' | 'retry' | 'reset'
>;

export type IdempotentMutation<Body extends object, Answer> = MoneyCall<Body, Answer> &
  MoneyActions<Body, Answer>;

/**
 * The only way to call endpoints that move money (contract, conventions: `reqNo`). The order and its number
 * are stored before it is sent. Without an answer, also after a relaunch, it is sent again under that number:
 * with backoff, on the return to the page and back online.
 */
export function useIdempotentMutation<Body extends object, Answer>(
  mutation: NumberedMutation<Answer>,
  options: IdempotentMutationOptions<Body, Answer>,
): IdempotentMutation<Body, Answer> {
  const { kind, read, onSettled, refreshesRedDots = false, isHeld = false } = options;
  const playerId = useSelector(selectPlayer)?.user.id ?? null;
  const dispatch = useDispatch<MoneyDispatch>();
  const [caller] = useState(() =>
    createMoneyCaller(
      createMoneyPorts<Body, Answer>(dispatch, { mutation, kind, read, refreshesRedDots }),
    ),
  );
  const call = useSyncExternalStore(caller.subscribe, caller.current);

  const notify = useEffectEvent((settled: SettledOrder<Body, Answer>) => onSettled?.(settled));
  useEffect(() => caller.onSettled((settled) => notify(settled)), [caller]);
  useEffect(() => {
    if (isHeld !== null) caller.start(playerId, isHeld);
  }, [caller, playerId, isHeld]);
  useRetry(call.stage.name === 'unknown' ? call.stage.failedTries : 0, caller.retry);

  const { submit, retry, reset } = caller;
  return { ...call, submit, retry, reset };
}
