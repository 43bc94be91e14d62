import { lobbyApi } from '#api/lobby-api.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { createSubmitGate } from '#domain/submit-gate.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  findMoneyOrder,
  openMoneyOrder,
  type MoneyOrder,
  type MoneyOrderKind,
  type MoneyOutcome,
  type SendMoneyOrder,
} from './money-order.ts';
import { lightRefreshPace } from './light-refresh.ts';
import { selectPlayer } from './session-slice.ts';
import { useAsking } from './use-asking.ts';
import { useOrderSender } from './use-order-sender.ts';

type ClaimBody = MoneyOrder['body'];

export interface ClaimOrder {
  /** What the player claims and has no answer to yet. */
  readonly pending: ClaimBody | null;
  /** Claims, once however often it is pressed; `at` is the press's moment in ms. */
  claim(body: ClaimBody, at: number): void;
}

/**
 * Claims of a kind, kept on the phone until each is answered. One without an answer goes out again
 * under its number: by itself, on the way back to the page or to a network, when its dialog opens
 * the next time, and before any other claim of its kind.
 * @param onEnd told how a try ended; the same claim may end as `unknown` many times
 */
export function useClaimOrder<Data>(
  kind: MoneyOrderKind,
  send: SendMoneyOrder<Data>,
  onEnd: (outcome: MoneyOutcome<Data>, body: ClaimBody) => void,
): ClaimOrder {
  const playerId = useSelector(selectPlayer)?.user.id;
  const sendOnce = useOrderSender<Data>();
  const [askRedDots] = lobbyApi.endpoints.lightRefresh.useLazyQuery();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const [pending, setPending] = useState<ClaimBody | null>(null);
  const [lostTries, setLostTries] = useState(0);
  /** What is on its way, and what was pressed meanwhile. */
  const sent = useRef<ClaimBody | 'nothing yet' | null>(null);
  const pressed = useRef<ClaimBody | null>(null);

  /** Whether the claim is answered, with or without success. */
  async function settle(player: number, order: MoneyOrder): Promise<boolean> {
    sent.current = order.body;
    const outcome = await sendOnce(player, order, send);
    const isAnswered = outcome.status !== 'unknown';
    if (isAnswered) lightRefreshPace.ask(() => void askRedDots());
    onEnd(outcome, order.body);
    return isAnswered;
  }

  async function settleAll(player: number): Promise<boolean> {
    const before = await findMoneyOrder(player, kind);
    if (before !== null && !(await settle(player, before))) return false;
    const body = pressed.current;
    pressed.current = null;
    if (body === null || (before !== null && isSame(body, before.body))) return true;
    return settle(player, await openMoneyOrder(player, kind, body));
  }

  async function run(player: number) {
    if (sent.current !== null) return;
    sent.current = 'nothing yet';
    let isAnswered = await settleAll(player);
    while (isAnswered && pressed.current !== null) isAnswered = await settleAll(player);
    sent.current = null;
    pressed.current = null;
    gate.leave();
    setPending(null);
    setLostTries((tries) => (isAnswered ? 0 : tries + 1));
  }

  const askAgain = useEffectEvent((player: number) => void run(player));

  // A claim that an earlier visit left without an answer is taken up again.
  useEffect(() => {
    if (playerId !== undefined) askAgain(playerId);
  }, [playerId]);

  useAsking(lostTries, () => {
    if (playerId !== undefined) void run(playerId);
  });

  return {
    pending,
    claim: (body, at) => {
      if (playerId === undefined || !gate.enter(at)) return;
      setPending(body);
      const isOnItsWay = typeof sent.current === 'object' && isSame(body, sent.current);
      if (!isOnItsWay) pressed.current = body;
      void run(playerId);
    },
  };
}

const isSame = (one: ClaimBody, other: ClaimBody | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
