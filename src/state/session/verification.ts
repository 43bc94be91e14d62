/** A pending SMS code in this tab: it survives a reload, the code itself is not stored. */
import { epochMs, type EpochMs, type Seconds } from '#shared/time/duration.ts';
import {
  isOver,
  type CodeScene,
  type CodeTarget,
  type SentCode,
} from '#shared/mobile/verification-code.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { dropDraft, keepDraft, readDraft } from '#state/drafts/form-drafts.ts';

/** Verification as a form that needs a code uses it; the screen connects both. */
export interface Verification {
  /** The last code sent, or null when none is pending. */
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
  /** Sends a code. @returns null after success, else the reason, in the player's language */
  send(target: CodeTarget): Promise<string | null>;
  /** Call it when the server refused the entered code. */
  refused(errcode: number, details: Readonly<Record<string, unknown>>): void;
  /** Clears the code: it was used, or the number was wrong. */
  forget(): void;
}

/** For a form that moves money and may need a code. */
export interface MoneyCode {
  /** Whether the server requires one. */
  readonly isAsked: boolean;
  /** Whether one was sent and can be entered. */
  readonly isReady: boolean;
  /** Digits of a code. */
  readonly length: number;
  /** Renders its part of the form: the recipient, then the field named `code`. */
  render(field: MoneyCodeField): ReactNode;
  /**
   * Handles a refusal of the request.
   * @returns the message for the player when it is about the code, else null
   */
  refused(error: ApiError): string | null;
  /** Call it when the code was used. */
  spent(): void;
}

export interface MoneyCodeField {
  /** What is wrong with the entered code. */
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

/** The pending code of this tab; null when there is none or it is over. */
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
