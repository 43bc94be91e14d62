import { useState } from 'react';
import type { MoneyCall, SettledOrder } from './money-call.ts';

/**
 * The last settled order; while the next one is on its way, the one before it. A card that offers the next claim
 * stays until that one is answered.
 */
export function useShownOutcome<Body extends object, Answer>({
  stage,
  settled,
}: Pick<MoneyCall<Body, Answer>, 'stage' | 'settled'>): SettledOrder<Body, Answer> | null {
  const [shown, setShown] = useState(settled);
  const isResting = stage.name === 'idle' || stage.name === 'restoring';
  if (!isResting) return settled ?? shown;
  if (shown !== settled) setShown(settled);
  return settled;
}
