/** The life of a code by SMS: until when it counts, when the next may be asked for, tries left. */
import { VerificationCode } from '#domain/errors/verification-code.ts';
import {
  elapsed,
  epochMs,
  SECOND_MS,
  seconds,
  type EpochMs,
  type Seconds,
} from '#domain/duration.ts';

/** What a code is for (contract, account part). */
export const CodeScene = { bind: 1, forgotPassword: 2, withdrawal: 3, bankAccount: 4 } as const;
export type CodeScene = (typeof CodeScene)[keyof typeof CodeScene];

/** Rules that the platform serves. */
export interface CodeRules {
  /** Digits of a code. */
  readonly length: number;
  /** Wrong codes until a new one is needed. */
  readonly tries: number;
}

/** Whom a code is asked for. */
export interface CodeTarget {
  /** The number behind the country code. */
  readonly mobile: string;
  /** The account that was forgotten; '' for a player who is signed in. */
  readonly account: string;
}

/** A code on its way or arrived. The code itself is never kept. */
export interface SentCode extends CodeTarget {
  readonly expiresAt: EpochMs;
  /** When another may be asked for. */
  readonly resendAt: EpochMs;
  readonly triesLeft: number;
  /** Codes that this mobile may still get today; null when the platform did not say. */
  readonly leftToday: number | null;
}

/** What the platform says of a code that it sent. */
export interface CodeAnswer {
  readonly expireIn: Seconds;
  readonly resendIn: Seconds;
  readonly leftToday: number;
}

const after = (now: EpochMs, span: number): EpochMs =>
  epochMs(now + Math.max(0, Number.isFinite(span) ? span : 0) * SECOND_MS);

/** A code that was sent at this moment. */
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

/** What a refusal tells beside its number. */
type Details = Readonly<Record<string, unknown>>;

/** The same code after the platform refused to send another: it may have said when it will. */
export function afterNoSending(sent: SentCode, { resendIn, leftToday }: Details, now: EpochMs) {
  return {
    ...sent,
    resendAt: typeof resendIn === 'number' ? after(now, resendIn) : sent.resendAt,
    leftToday: typeof leftToday === 'number' ? leftToday : sent.leftToday,
  } satisfies SentCode;
}

/**
 * The same code after the platform refused it; null when the refusal is about something else.
 * @param refusal its number, and `triesLeft` where the platform counted
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

/** Whether a refusal is about the code, or about there being none. */
export const isAboutCode = (errcode: number): boolean =>
  Object.values<number>(VerificationCode).includes(errcode);

/**
 * The bound mobile, of which the platform tells only a mask: the number of a bound account that ends
 * as the mask does; '' when none does. A guess, for a field that the player looks at.
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

/** Whole seconds until a moment, rounded up; 0 once it has come. */
export function secondsUntil(moment: EpochMs, now: EpochMs): Seconds {
  return seconds(Math.max(0, Math.ceil(elapsed(now, moment) / SECOND_MS)));
}

/** Whether a code may still be entered. */
export function isUsable(sent: SentCode, now: EpochMs): boolean {
  return sent.triesLeft > 0 && sent.expiresAt > now;
}

/** Whether there is nothing left to know of it: it has expired and the next may be asked for. */
export function isOver(sent: SentCode, now: EpochMs): boolean {
  return sent.expiresAt <= now && sent.resendAt <= now;
}

/**
 * The digits of a code from what was typed or pasted: also `123 456`, and the whole message, where
 * the run of exactly so many digits is the code.
 */
export function readCode(typed: string, length: number): string {
  const runs: readonly string[] = typed.match(/\d+/g) ?? [];
  const exact = runs.find((run) => run.length === length);
  return exact ?? runs.join('').slice(0, length);
}

const MINUTE = 60;
const HOUR = 3600;

/** A span as a clock shows it: `0:45`, `4:05`, `13:00:00`. */
export function clockText(span: Seconds): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor((span % HOUR) / MINUTE);
  const rest = two(span % MINUTE);
  return span < HOUR ? `${minutes}:${rest}` : `${Math.floor(span / HOUR)}:${two(minutes)}:${rest}`;
}
