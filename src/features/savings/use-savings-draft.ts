import { useBusy } from '#state/busy/use-busy.ts';
import { useState } from 'react';
import type { SavingsMoveView } from './use-savings-move.ts';

export const FORM_WAYS = ['in', 'out'] as const;
export type FormWay = (typeof FORM_WAYS)[number];

/** What the player has typed into the form, without the password. */
export interface SavingsDraft {
  readonly way: FormWay;
  readonly amount: string;
  /** Starts with an empty amount: the bounds are others. */
  choose(way: FormWay): void;
  enter(amount: string): void;
}

const EMPTY = '';

/**
 * Outlives the form, which gives way to the success of a claim: the amount to move is still there afterwards.
 * An amount that was moved is not.
 */
export function useSavingsDraft({ done }: Pick<SavingsMoveView, 'done'>): SavingsDraft {
  const [way, setWay] = useState<FormWay>('in');
  const [amount, setAmount] = useState(EMPTY);
  const isMoved = done !== null && done.way !== 'interest';
  if (isMoved && amount !== EMPTY) setAmount(EMPTY);
  // The form's own mark ends with the form.
  useBusy('savings', amount !== EMPTY);
  return {
    way,
    amount,
    choose: (next) => {
      setWay(next);
      setAmount(EMPTY);
    },
    enter: setAmount,
  };
}
