/** The lifecycle of an SMS code: its expiry, the time of the next one, and the tries left. */
import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import {
  elapsed,
  epochMs,
  SECOND_MS,
  seconds,
  type EpochMs,
  type Seconds,
} from '#shared/time/duration.ts';
import { asciiDigits, withoutInvisible } from '#shared/text/text.ts';

/** Purpose of a code (contract, account part). */
export const CodeScene = { bind: 1, forgotPassword: 2, withdrawal: 3, bankAccount: 4 } as const;
export type CodeScene = (typeof CodeScene)[keyof typeof CodeScene];

/** Rules from the server. */
export interface CodeRules {
  /** Digits of a code. */
  readonly length: number;
  /** Wrong codes until a new one is needed. */
  readonly tries: number;
}

/** The recipient of a code. */
export interface CodeTarget {
  /** The number after the country code. */
  readonly mobile: string;
  /** The account with the forgotten password; '' for a signed-in player. */
  readonly account: string;
}

/** A sent code. The code itself is never stored. */
export interface SentCode extends CodeTarget {
  readonly expiresAt: EpochMs;
  /** When another may be requested. */
  readonly resendAt: EpochMs;
  readonly triesLeft: number;
  /** Codes that this mobile may still get today; null when the server did not say. */
  readonly leftToday: number | null;
}

/** The server's answer to the sending of a code. */
export interface CodeAnswer {
  readonly expireIn: Seconds;
  readonly resendIn: Seconds;
  readonly leftToday: number;
}

const after = (now: EpochMs, span: number): EpochMs =>
  epochMs(now + Math.max(0, Number.isFinite(span) ? span : 0) * SECOND_MS);

export function sentCode(
  target: CodeTarget,
  answer: CodeAnswer,
  rules: CodeRules,
  now: EpochMs,
): SentCode {
  return {
    ...target,
    expiresAt: after(now, answer.expireIn),
    resendAt: after(now, answer.resendIn),
    triesLeft: rules.tries,
    leftToday: answer.leftToday,
  };
}

/** The fields of a refusal beside its number. */
type Details = Readonly<Record<string, unknown>>;

/** The same code after the server refused to send another: the refusal may contain the next time. */
export function afterNoSending(sent: SentCode, { resendIn, leftToday }: Details, now: EpochMs) {
  return {
    ...sent,
    resendAt: typeof resendIn === 'number' ? after(now, resendIn) : sent.resendAt,
    leftToday: typeof leftToday === 'number' ? leftToday : sent.leftToday,
  } satisfies SentCode;
}

/**
 * The same code after the server refused it; null when the refusal is about something else.
 * @param refusal its number, and `triesLeft` where the server counted
 */
export function afterRefusal(
  sent: SentCode,
  { errcode, details }: { readonly errcode: number; readonly details: Details },
  now: EpochMs,
): SentCode | null {
  switch (errcode) {
    case VerificationCode.wrong: {
      const { triesLeft } = details;
      const counted = typeof triesLeft === 'number' ? triesLeft : sent.triesLeft - 1;
      return { ...sent, triesLeft: Math.max(0, Math.trunc(counted)) };
    }
    case VerificationCode.expired:
      return { ...sent, expiresAt: now };
    case VerificationCode.usedUp:
      return { ...sent, triesLeft: 0 };
    default:
      return null;
  }
}

/** True when a refusal is about the code, or a missing one. */
export const isAboutCode = (errcode: number): boolean =>
  Object.values<number>(VerificationCode).includes(errcode);

/**
 * Guesses the bound mobile, which the server only sends masked, for a field that the player checks: the
 * number of a bound account with the same last digits; '' when there is none.
 */
export function likelyMobile(
  mask: string,
  accounts: readonly { readonly mobile: string }[],
  countryCode: string,
): string {
  const end = /\d{3,}$/.exec(mask)?.[0];
  const found = accounts.find(({ mobile }) => end !== undefined && mobile.endsWith(end));
  return found?.mobile.startsWith(countryCode) ? found.mobile.slice(countryCode.length) : '';
}

/** Whole seconds until a moment, rounded up; 0 once it has passed. */
export function secondsUntil(moment: EpochMs, now: EpochMs): Seconds {
  return seconds(Math.max(0, Math.ceil(elapsed(now, moment) / SECOND_MS)));
}

export function isUsable(sent: SentCode, now: EpochMs): boolean {
  return sent.triesLeft > 0 && sent.expiresAt > now;
}

/** True when the code has expired and the next may be requested. */
export function isOver(sent: SentCode, now: EpochMs): boolean {
  return sent.expiresAt <= now && sent.resendAt <= now;
}

/**
 * Extracts the code from typed or pasted text: also `123 456`, and from a whole message the digit run of
 * exactly the code's length.
 */
export function readCode(typed: string, length: number): string {
  const runs: readonly string[] = asciiDigits(withoutInvisible(typed)).match(/\d+/g) ?? [];
  const exact = runs.find((run) => run.length === length);
  return exact ?? runs.join('').slice(0, length);
}

const MINUTE = 60;
const HOUR = 3600;

/** Formats a span as a clock: `0:45`, `4:05`, `13:00:00`. */
export function clockText(span: Seconds): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor((span % HOUR) / MINUTE);
  const rest = two(span % MINUTE);
  return span < HOUR ? `${minutes}:${rest}` : `${Math.floor(span / HOUR)}:${two(minutes)}:${rest}`;
}
