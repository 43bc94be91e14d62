import type { RedPacketPaid } from '#api/red-packet.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { useSelector } from 'react-redux';

/** The balance after a withdrawal to it; null when the answer has none: the one before it would be stale. */
export function useCoinPaid({ coin, seq = 0 }: RedPacketPaid): MinorUnits | null {
  const held = useSelector(selectBalance);
  if (coin === undefined) return null;
  return held !== null && held.seq >= seq ? held.coin : coin;
}
