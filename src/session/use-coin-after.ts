import type { MinorUnits } from '#domain/money.ts';
import type { Balance } from '#domain/user.ts';
import { useSelector } from 'react-redux';
import { selectBalance } from './session-slice.ts';

/** The coins after a claim: from its answer, until a balance at least as new is stored. */
export function useCoinAfter({ coin, seq }: Pick<Balance, 'coin' | 'seq'>): MinorUnits {
  const held = useSelector(selectBalance);
  return held !== null && held.seq >= seq ? held.coin : coin;
}
