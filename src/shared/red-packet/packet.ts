/** The red packet: the state of its dialog (spec §4 "Red packet"). */
import {
  elapsed,
  epochMs,
  milliseconds,
  type EpochMs,
  type Milliseconds,
} from '#shared/time/duration.ts';
import { percentOf, type MinorUnits } from '#shared/money/money.ts';

/** A player's red packet, as far as its dialog needs it. */
export interface Packet {
  readonly createdAt: EpochMs;
  /** 1 can be withdrawn, 2 or more is done, anything else is to be shared. */
  readonly status: number;
  readonly betSoFar: MinorUnits;
}

export interface PacketRules {
  /** How long it is valid after its creation. */
  readonly lifetime: Milliseconds;
  readonly amount: MinorUnits;
  readonly betNeeded: MinorUnits;
}

export const packetEnd = (
  { createdAt }: Pick<Packet, 'createdAt'>,
  { lifetime }: Pick<PacketRules, 'lifetime'>,
): EpochMs => epochMs(createdAt + lifetime);

/** Remaining validity; 0 when it has expired. */
export const packetLeft = (
  packet: Pick<Packet, 'createdAt'>,
  rules: Pick<PacketRules, 'lifetime'>,
  now: EpochMs,
): Milliseconds => milliseconds(Math.max(0, elapsed(now, packetEnd(packet, rules))));

export type PacketView =
  /** Completed before: the dialog closes, today is marked done, the cash bonus opens. */
  | 'done'
  /** Expired: a message says so and closes the dialog. */
  | 'expired'
  | 'withdraw'
  | 'share';

const READY = 1;
const FIRST_DONE = 2;
const WHOLE = 100;

/** The dialog's state at a moment. A completed packet never counts as expired. */
export function packetView(
  packet: Packet,
  rules: Pick<PacketRules, 'lifetime'>,
  now: EpochMs,
): PacketView {
  if (packet.status >= FIRST_DONE) return 'done';
  if (packetLeft(packet, rules, now) === 0) return 'expired';
  return packet.status === READY ? 'withdraw' : 'share';
}

/** Progress of the required bets in whole percent, 0–100. */
export const betProgress = (packet: Packet, { betNeeded }: PacketRules): number =>
  betNeeded <= 0 ? WHOLE : Math.min(WHOLE, percentOf(packet.betSoFar, betNeeded));
