/**
 * Interest of a bank as a sum of fractions, hour by hour, worked out from what happened alone: the
 * test's own, so that it shares no mistake with the platform.
 */
export interface SavingsEvent {
  /** Epoch milliseconds, never falling. */
  at: number;
  /** Put in, or taken out when negative; hundredths. */
  change?: number;
  /** From the next hour on; hundredths of a percent a year. */
  aprBps?: number;
}

const HOUR = 3_600_000;

/** The interest of every hour that has ended at a moment, in 8760ths of a micro-unit. */
export function interestParts(
  events: readonly SavingsEvent[],
  firstRate: number,
  until: number,
): bigint {
  const [first] = events;
  if (!first) return 0n;
  let parts = 0n;
  let rate = BigInt(firstRate);
  let amount = 0n;
  let turn = 0;
  for (let hour = Math.floor(first.at / HOUR); (hour + 1) * HOUR <= until; hour += 1) {
    let least = amount;
    let nextRate = rate;
    for (let event = events[turn]; event && event.at < (hour + 1) * HOUR; event = events[turn]) {
      amount += BigInt(event.change ?? 0);
      if (amount < least) least = amount;
      if (event.aprBps !== undefined) nextRate = BigInt(event.aprBps);
      turn += 1;
    }
    parts += least * rate;
    rate = nextRate;
  }
  return parts;
}
