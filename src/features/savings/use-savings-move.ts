import { savingsApi, type SavingsMoved } from '#api/savings.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { isMinorUnits, minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { problemKey, SAVINGS_PROBLEMS } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { encryptPassword } from '#browser/page/encrypt-password.ts';
import { getLastOutcome, getPendingBody } from '#state/money-call/money-call.ts';
import type { MoneyOutcome, OrderBody } from '#state/money-call/money-order.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** A requested move. */
export type SavingsMove =
  | { readonly way: 'in'; readonly amount: MinorUnits }
  /** `password` is the safe-box's, where one is set. */
  | { readonly way: 'out'; readonly amount: MinorUnits; readonly password: string | null }
  | { readonly way: 'interest' };

export type SavingsWay = SavingsMove['way'];

export interface SavingsDone {
  readonly way: SavingsWay;
  readonly amount: MinorUnits;
  /** The balance after it, by the answer. */
  readonly after: Pick<SavingsMoved, 'coin' | 'seq'>;
}

export interface SavingsMoveView {
  /** Amount of a withdrawal with password whose answer was lost, also when the tab was closed. */
  readonly inDoubt: MinorUnits | null;
  /** The pending move. */
  readonly busy: SavingsWay | null;
  /** Why the last try failed. */
  readonly problem: { readonly way: SavingsWay; readonly text: string } | null;
  /** The last completed move. */
  readonly done: SavingsDone | null;
  /** @param at time of the press in ms, from any fixed start */
  start(move: SavingsMove, at: number): void;
  /** Forgets the last result: call it when the player edits the form, or has seen it. */
  clear(): void;
}

/** Body of a move; interest is claimed as a whole, without an amount. */
interface MoveBody {
  readonly amount?: MinorUnits;
}

const INTEREST: MoveBody = {};
const readInterest = () => INTEREST;
const readMove = ({ amount }: OrderBody): MoveBody | null =>
  isMinorUnits(amount) ? { amount } : null;

const { depositSavings, withdrawSavings, claimInterest } = savingsApi.endpoints;

/**
 * Moves coins between balance and savings, each time once however often the network fails. A move left open
 * when the page closed is sent again with its request number; the player enters a required password again, as
 * the device never stores it.
 * @param isLocked whether a password is required; null while unknown
 */
export function useSavingsMove(isLocked: boolean | null): SavingsMoveView {
  const { t } = useTranslation('savings');
  const errors = useErrorText();
  const { money } = useFormats();
  const publicKey = useSelector(selectConfig)?.publicKey ?? '';
  const putIn = useIdempotentMutation<MoveBody, SavingsMoved>(depositSavings, {
    kind: 'savings-in',
    read: readMove,
  });
  const takeOut = useIdempotentMutation<MoveBody, SavingsMoved>(withdrawSavings, {
    kind: 'savings-out',
    read: readMove,
    isHeld: isLocked,
  });
  const receive = useIdempotentMutation<MoveBody, SavingsMoved>(claimInterest, {
    kind: 'interest',
    read: readInterest,
  });
  const calls = { in: putIn, out: takeOut, interest: receive } as const;
  /** Of the last press: its result is shown first. */
  const [pressed, setPressed] = useState<SavingsWay>('in');
  const [encryption, setEncryption] = useState<'idle' | 'running' | 'failed'>('idle');
  const ways = [pressed, ...WAYS.filter((way) => way !== pressed)];

  function refusal(error: ApiError): string {
    const key = error.kind === 'errcode' ? problemKey(SAVINGS_PROBLEMS, error.errcode) : undefined;
    return key === undefined || error.kind !== 'errcode'
      ? errors.loading(error)
      : t(key, { code: withReference(error.errcode, error), least: money(LEAST_INTEREST) });
  }

  function textOf(outcome: MoneyOutcome<SavingsMoved> | undefined): string | null {
    if (outcome?.status === 'refused') return refusal(outcome.error);
    if (outcome?.status !== 'unknown') return null;
    return t('unknown', { problem: errors.loading(outcome.error) });
  }

  function problemOf(way: SavingsWay): SavingsMoveView['problem'] {
    const isUnencrypted = way === 'out' && encryption === 'failed';
    const text = isUnencrypted ? t('wrong.no-key') : textOf(getLastOutcome(calls[way])?.outcome);
    return text === null ? null : { way, text };
  }

  function doneOf(way: SavingsWay): SavingsMoveView['done'] {
    const { settled } = calls[way];
    if (settled?.outcome.status !== 'done') return null;
    const { coin, seq, received } = settled.outcome.data;
    return { way, amount: settled.body.amount ?? received ?? ZERO, after: { coin, seq } };
  }

  function clear() {
    setEncryption('idle');
    for (const way of WAYS) calls[way].reset();
  }

  /** Sends the password encrypted; nothing stores it. */
  async function withPassword(body: MoveBody, password: string, at: number) {
    setEncryption('running');
    const safeboxPassword = await encrypt(password, publicKey);
    setEncryption(safeboxPassword === null ? 'failed' : 'idle');
    if (safeboxPassword !== null) void takeOut.submit(body, at, { safeboxPassword });
  }

  const { stage } = takeOut;
  const isEncrypting = encryption === 'running';
  const busy =
    ways.find((way) => getPendingBody(calls[way]) !== null || (way === 'out' && isEncrypting)) ??
    null;
  return {
    inDoubt:
      isLocked === true && stage.name === 'unknown' && stage.isResumed
        ? (stage.order.body.amount ?? null)
        : null,
    busy,
    problem: first(ways, problemOf),
    done: first(ways, doneOf),
    start: (move, at) => {
      if (busy !== null) return;
      clear();
      setPressed(move.way);
      if (move.way === 'interest') void receive.submit(INTEREST, at);
      else if (move.way === 'in') void putIn.submit({ amount: move.amount }, at);
      else if (move.password === null) void takeOut.submit({ amount: move.amount }, at);
      else void withPassword({ amount: move.amount }, move.password, at);
    },
    clear,
  };
}

const WAYS = ['in', 'out', 'interest'] as const satisfies readonly SavingsWay[];

function first<Value>(
  ways: readonly SavingsWay[],
  look: (way: SavingsWay) => Value | null,
): Value | null {
  for (const way of ways) {
    const value = look(way);
    if (value !== null) return value;
  }
  return null;
}

/** Smallest interest that can be claimed (spec §9). */
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
