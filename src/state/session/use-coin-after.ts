import type { MinorUnits } from '#shared/money/money.ts';
import type { Balance } from '#shared/account/user.ts';
import { useSelector } from 'react-redux';
import { selectBalance } from './session-slice.ts';

/** The coins after a claim: from its answer, until a balance at least as new is stored. */
export function useCoinAfter({ coin, seq }: Pick<Balance, 'coin' | 'seq'>): MinorUnits {
  const held = useSelector(selectBalance);
  return held !== null && held.seq >= seq ? held.coin : coin;
}
