import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import {
  forgetTurns,
  giveBackTurn,
  requireTurn,
  takeTurn,
  turnsLeft,
} from '#server/players/base/rate-limits.ts';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { marketDay } from '#server/core/market-day.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { Limits } from '#server/core/limits-of.ts';
import { DAY_MS, HOUR_MS, SECOND_MS, type EpochMs } from '#shared/time/duration.ts';

const DAILY = 10; // contract, constants part

/** Codes that one mobile may get in a day; the default applies when the config has none. */
export const codesADay = ({ codeDaily }: Pick<Limits, 'codeDaily'>): number => codeDaily ?? DAILY;

/** Counter of the codes that a player requested on the market's day. */
const codesOfPlayerKey = (playerId: number, market: Settings['market'], now: EpochMs): string =>
  `sms day ${marketDay(market, now).number} of ${playerId}`;

/** Counter of a mobile's codes on the market's day. */
export const codesOfDayKey = (mobile: string, market: Settings['market'], now: EpochMs): string =>
  `sms day ${marketDay(market, now).number} ${mobile}`;

const resendKey = (mobile: string): string => `sms resend ${mobile}`;

/** A requested message. */
export interface WantedSms {
  mobile: string;
  /**
   * The signed-in player. Codes for a forgotten password are not counted by account: anyone could use up
   * somebody else's.
   */
  playerId: number | undefined;
  network: string;
  limits: Limits;
  now: EpochMs;
}

/** A message that may be sent. */
export interface SmsTurn {
  leftToday: number;
  /** Call it when the message could not be sent. */
  giveBack(): Promise<void>;
}

/**
 * Counts a message to a mobile, for a player, and from a network, whether or not anyone will receive it.
 * @throws Refusal 1203 within `codeResend` of the last one or when the network asks too often, 1204 when the
 * mobile or the player has used up the day's messages; both say when the next can be sent
 */
export async function takeSmsTurn(
  { database: { db }, settings }: Pick<CorePorts, 'database' | 'settings'>,
  { mobile, playerId, network, limits, now }: WantedSms,
): Promise<SmsTurn> {
  await requireTurn(db, `sms ip ${network}`, { turns: settings.smsPerIp, windowMs: HOUR_MS }, now);
  const turns = codesADay(limits);
  const dayKey = codesOfDayKey(mobile, settings.market, now);
  const resend = { turns: 1, windowMs: limits.codeResend * SECOND_MS };
  const { waitMs } = await takeTurn(db, resendKey(mobile), resend, now);
  if (waitMs > 0) {
    const resendIn = Math.ceil(waitMs / SECOND_MS);
    const leftToday = await turnsLeft(db, dayKey, turns);
    throw new Refusal(Errcode.tooFrequent, 'too many codes', { resendIn, leftToday });
  }
  const aDay = { turns, windowMs: DAY_MS };
  const playerKeys =
    playerId === undefined ? [] : [codesOfPlayerKey(playerId, settings.market, now)];
  const day = await takeTurn(db, dayKey, aDay, now);
  let isUsedUp = day.waitMs > 0;
  for (const key of playerKeys) isUsedUp ||= (await takeTurn(db, key, aDay, now)).waitMs > 0;
  if (isUsedUp) {
    await forgetTurns(db, resendKey(mobile));
    const resendIn = Math.ceil(marketDay(settings.market, now).endsInMs / SECOND_MS);
    throw new Refusal(VerificationCode.usedUp, 'no more codes today', { resendIn, leftToday: 0 });
  }
  return {
    leftToday: day.left,
    async giveBack() {
      await forgetTurns(db, resendKey(mobile));
      for (const key of [dayKey, ...playerKeys]) await giveBackTurn(db, key, { turns });
    },
  };
}
