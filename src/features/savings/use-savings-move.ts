import {
  useClaimInterestMutation,
  useDepositSavingsMutation,
  useWithdrawSavingsMutation,
  type SavingsMoved,
} from '#api/savings-api.ts';
import { selectConfig } from '#catalogue/catalogue-slice.ts';
import type { ApiError } from '#contract/api-error.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { isMinorUnits, minorUnits, ZERO, type MinorUnits } from '#domain/money.ts';
import { createSubmitGate } from '#domain/submit-gate.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { problemKey, SAVINGS_PROBLEMS } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useSavingsText } from '#i18n/use-savings-text.ts';
import { encryptPassword } from '#platform/encrypt-password.ts';
import {
  findMoneyOrder,
  openMoneyOrder,
  type MoneyOrder,
  type MoneyOrderKind,
} from '#session/money-order.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useOrderSender } from '#session/use-order-sender.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';

/** What the player wants to be moved. */
export type SavingsMove =
  | { readonly way: 'in'; readonly amount: MinorUnits }
  /** `password` is the safe-box's, where one is set. */
  | { readonly way: 'out'; readonly amount: MinorUnits; readonly password: string | null }
  | { readonly way: 'interest' };

export type SavingsWay = SavingsMove['way'];

export interface SavingsMoveView {
  /** What was to be taken out with a password when the answer was lost, also with the whole tab. */
  readonly unsure: MinorUnits | null;
  /** What is under way. */
  readonly busy: SavingsWay | null;
  /** Why the last try failed. */
  readonly problem: { readonly way: SavingsWay; readonly text: string } | null;
  /** What was moved last, and how much of it. */
  readonly done: { readonly way: SavingsWay; readonly amount: MinorUnits } | null;
  /** `at` is the moment of the press in ms, from any fixed start. */
  start(move: SavingsMove, at: number): void;
  /** The player mends what was wrong. */
  mend(): void;
}

const KINDS = {
  in: 'savings-in',
  out: 'savings-out',
  interest: 'interest',
} as const satisfies Record<SavingsWay, MoneyOrderKind>;

/**
 * Moves coins between balance and savings, each time once however often the network fails. What was
 * left open when the page went is sent again under its number; where a password is asked for the
 * player is asked for it again, as the phone never keeps one.
 * @param isLocked whether a password is asked for; null while it is not known
 */
export function useSavingsMove(isLocked: boolean | null): SavingsMoveView {
  const t = useSavingsText();
  const errors = useErrorText();
  const { money } = useFormats();
  const playerId = useSelector(selectPlayer)?.user.id;
  const publicKey = useSelector(selectConfig)?.publicKey ?? '';
  const [deposit] = useDepositSavingsMutation();
  const [withdraw, { reset: forgetWithdrawal }] = useWithdrawSavingsMutation();
  const [claim] = useClaimInterestMutation();
  const sendOnce = useOrderSender<SavingsMoved>();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const [busy, setBusy] = useState<SavingsWay | null>(null);
  const [problem, setProblem] = useState<SavingsMoveView['problem']>(null);
  const [done, setDone] = useState<SavingsMoveView['done']>(null);
  const [unsure, setUnsure] = useState<MinorUnits | null>(null);

  function refusal(error: ApiError): string {
    const key = error.kind === 'errcode' ? problemKey(SAVINGS_PROBLEMS, error.errcode) : undefined;
    return key === undefined || error.kind !== 'errcode'
      ? errors.loading(error)
      : t(key, { code: withReference(error.errcode, error), least: money(LEAST_INTEREST) });
  }

  /** What goes along with an order and is kept nowhere; null when it could not be encrypted. */
  async function proofOf(move: SavingsMove): Promise<object | null> {
    if (move.way !== 'out' || move.password === null) return {};
    const safeboxPassword = await encrypt(move.password, publicKey);
    return safeboxPassword === null ? null : { safeboxPassword };
  }

  /** Null after success, else what to tell the player. */
  async function trySending(move: SavingsMove, owner: number): Promise<string | null> {
    const proof = await proofOf(move);
    if (proof === null) return t('wrong.no-key');
    const body = move.way === 'interest' ? {} : { amount: move.amount };
    const order = await openMoneyOrder(owner, KINDS[move.way], body);
    const send = { in: deposit, out: withdraw, interest: claim }[move.way];
    const outcome = await sendOnce(owner, order, (request) => send({ ...request, ...proof }));
    // The store keeps what a call was given: not even the encrypted password stays there.
    forgetWithdrawal();
    if (move.way === 'out' && outcome.status !== 'unknown') setUnsure(null);
    switch (outcome.status) {
      case 'refused':
        return refusal(outcome.error);
      case 'unknown':
        return t('unknown', { problem: errors.loading(outcome.error) });
      case 'done': {
        const { way } = move;
        const moved = way === 'interest' ? (outcome.data.received ?? ZERO) : move.amount;
        setDone({ way, amount: moved });
        return null;
      }
    }
  }

  async function run(move: SavingsMove, owner: number) {
    const { way } = move;
    setBusy(way);
    setProblem(null);
    setDone(null);
    const text = await trySending(move, owner);
    if (text !== null) setProblem({ way, text });
    setBusy(null);
  }

  /** What was left open goes first: a press waits for it. */
  const takenUp = useRef(Promise.resolve());
  const takeUp = useEffectEvent(async (moves: readonly SavingsMove[], owner: number) => {
    for (const move of moves) {
      if (move.way === 'out' && isLocked === true) setUnsure(move.amount);
      else await run(move, owner);
    }
  });
  const isKnown = isLocked !== null;
  useEffect(() => {
    if (playerId === undefined || !isKnown) return;
    takenUp.current = findOpenMoves(playerId).then((moves) => takeUp(moves, playerId));
  }, [playerId, isKnown]);

  return {
    unsure,
    busy,
    problem,
    done,
    start: (move, at) => {
      if (playerId === undefined || !gate.enter(at)) return;
      setBusy(move.way);
      void takenUp.current.then(() => run(move, playerId)).then(() => gate.leave());
    },
    mend: () => {
      setProblem(null);
      setDone(null);
    },
  };
}

const WAYS = ['in', 'out', 'interest'] as const satisfies readonly SavingsWay[];

async function findOpenMoves(owner: number): Promise<readonly SavingsMove[]> {
  const orders = WAYS.map(async (way) => {
    const order = await findMoneyOrder(owner, KINDS[way]);
    return order && moveOf(way, order.body);
  });
  return (await Promise.all(orders)).filter((move) => move !== null);
}

/** The move of a kept order; null when it is none. */
function moveOf(way: SavingsWay, { amount }: MoneyOrder['body']): SavingsMove | null {
  if (way === 'interest') return { way };
  if (!isMinorUnits(amount)) return null;
  return way === 'in' ? { way, amount } : { way, amount, password: null };
}

/** The least interest that can be received (spec §9). */
const LEAST_INTEREST = minorUnits(1);

/** Null when there is no key, or the encryption could not be loaded. */
async function encrypt(password: string, publicKey: string): Promise<string | null> {
  if (publicKey === '') return null;
  try {
    return await encryptPassword(password, publicKey);
  } catch {
    return null;
  }
}
