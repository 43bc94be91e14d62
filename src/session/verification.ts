/** A code by SMS that is under way, in this tab: it survives a reload, the code itself is not kept. */
import { epochMs, type EpochMs, type Seconds } from '#domain/duration.ts';
import {
  isOver,
  type CodeScene,
  type CodeTarget,
  type SentCode,
} from '#domain/verification-code.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts';

/** What a form that needs a code works with; the screen brings both together. */
export interface Verification {
  /** The code that was sent last, or null when none is under way. */
  readonly sent: SentCode | null;
  readonly isSending: boolean;
  /** Why the last one was not sent, in the player's language. */
  readonly problem: string | null;
  /** Digits of a code. */
  readonly length: number;
  readonly countryCode: string;
  readonly expiresIn: Seconds;
  readonly resendIn: Seconds;
  /** Whether the code may still be entered. */
  readonly isUsable: boolean;
  /** Asks for a code. @returns null after success, else why not, in the player's language */
  send(target: CodeTarget): Promise<string | null>;
  /** Tells it that the platform refused what was entered. */
  refused(errcode: number, details: Readonly<Record<string, unknown>>): void;
  /** Forgets the code: it was used, or the number was wrong. */
  forget(): void;
}

/** What a form works with that may have to bear a code, because it moves money. */
export interface MoneyCode {
  /** Whether the platform asks for one. */
  readonly isAsked: boolean;
  /** Whether one was sent and can be entered. */
  readonly isReady: boolean;
  /** Digits of a code. */
  readonly length: number;
  /** Its part of the form: where it goes to, then the field named `code`. */
  render(field: MoneyCodeField): ReactNode;
  /**
   * Takes a refusal of what was sent.
   * @returns what to tell the player when it is about the code, else null
   */
  refused(error: ApiError): string | null;
  /** It was used. */
  spent(): void;
}

export interface MoneyCodeField {
  /** What is wrong with the code that was entered. */
  readonly error: string | undefined;
  readonly onInput: () => void;
}

const nameOf = (scene: CodeScene): string => `code-${scene}`;

const moment = v.pipe(v.string(), v.toNumber(), v.transform(epochMs));
const count = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0));
const stored = v.object({
  mobile: v.string(),
  account: v.string(),
  expiresAt: moment,
  resendAt: moment,
  triesLeft: count,
  leftToday: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    count,
  ]),
});

/** The code that this tab waits for; null when there is none or nothing is left to know of it. */
export function readSentCode(scene: CodeScene, now: EpochMs): SentCode | null {
  const read = v.safeParse(stored, readDraft(nameOf(scene)));
  return read.success && !isOver(read.output, now) ? read.output : null;
}

export function keepSentCode(scene: CodeScene, sent: SentCode): void {
  keepDraft(nameOf(scene), {
    mobile: sent.mobile,
    account: sent.account,
    expiresAt: String(sent.expiresAt),
    resendAt: String(sent.resendAt),
    triesLeft: String(sent.triesLeft),
    leftToday: sent.leftToday === null ? '' : String(sent.leftToday),
  });
}

export const dropSentCode = (scene: CodeScene): void => dropDraft(nameOf(scene));
