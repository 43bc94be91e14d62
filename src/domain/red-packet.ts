/** The red packet: what its dialog does next (spec §4 "Red packet"). */
import {
  elapsed,
  epochMs,
  milliseconds,
  type EpochMs,
  type Milliseconds,
} from '#domain/duration.ts';
import { percentOf, type MinorUnits } from '#domain/money.ts';

/** What a red packet is worth and asks for, as far as its dialog needs it. */
export interface RedPacket {
  readonly createdAt: EpochMs;
  /** 1 may be withdrawn, 2 or more is done, anything else is to be shared. */
  readonly status: number;
  readonly betSoFar: MinorUnits;
}

/** What its rules ask for. */
export interface RedPacketRules {
  /** How long it is good for, from its creation. */
  readonly lifetime: Milliseconds;
  readonly amount: MinorUnits;
  readonly betNeeded: MinorUnits;
}

/** When it is over. */
export const redPacketEnd = (
  { createdAt }: Pick<RedPacket, 'createdAt'>,
  { lifetime }: Pick<RedPacketRules, 'lifetime'>,
): EpochMs => epochMs(createdAt + lifetime);

/** How long it is still good for; 0 when it is over. */
export const redPacketLeft = (
  packet: Pick<RedPacket, 'createdAt'>,
  rules: Pick<RedPacketRules, 'lifetime'>,
  now: EpochMs,
): Milliseconds => milliseconds(Math.max(0, elapsed(now, redPacketEnd(packet, rules))));

export type RedPacketView =
  /** Done before: the dialog closes, today is marked done, the cash bonus opens. */
  | 'done'
  /** Over: a tip says so and closes the dialog. */
  | 'expired'
  | 'withdraw'
  | 'share';

const READY = 1;
const FIRST_DONE = 2;
const WHOLE = 100;

/** What the dialog shows at a moment. A packet that is done is never called expired. */
export function redPacketView(
  packet: RedPacket,
  rules: Pick<RedPacketRules, 'lifetime'>,
  now: EpochMs,
): RedPacketView {
  if (packet.status >= FIRST_DONE) return 'done';
  if (redPacketLeft(packet, rules, now) === 0) return 'expired';
  return packet.status === READY ? 'withdraw' : 'share';
}

/** Whole percent of the bets it asks for, 0–100. */
export const betProgress = (packet: RedPacket, { betNeeded }: RedPacketRules): number =>
  betNeeded <= 0 ? WHOLE : Math.min(WHOLE, percentOf(packet.betSoFar, betNeeded));
