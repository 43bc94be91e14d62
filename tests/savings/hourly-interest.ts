/**
 * Computes savings interest hour by hour as a sum of fractions, from the events alone. It shares no
 * code with the server, and so no mistakes.
 */
export interface SavingsEvent {
  /** Epoch ms, in non-decreasing order. */
  at: number;
  /** Deposit in hundredths; negative for a withdrawal. */
  change?: number;
  /** Rate from the next hour on, in hundredths of a percent a year. */
  aprBps?: number;
}

const HOUR = 3_600_000;

/** Returns the interest of all hours that ended by a time, in 8760ths of a micro-unit. */
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
