/** The player's mail (spec §2 `/profile/email`; spec §3, "Mail dots"). */
import type { ClickTarget } from '#domain/click-target.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Reward } from '#domain/reward.ts';

/** Message, gift centre, activity centre: types 0, 1, 2 in their order. */
export const MAIL_KINDS = ['message', 'gift', 'activity'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** Whether a mail's rewards wait, were taken, or there are none. */
export type MailClaim = 'claimable' | 'claimed' | 'none';

/** A mail as the list shows it. */
export interface Mail {
  readonly id: number;
  readonly kind: MailKind;
  readonly title: string;
  /** The beginning, as plain text. */
  readonly preview: string;
  readonly sentAt: EpochMs;
  /** Null when it does not lapse. */
  readonly lapsesAt: EpochMs | null;
  readonly isRead: boolean;
  readonly claim: MailClaim;
  readonly rewards: readonly Reward[];
}

/** A mail in full. */
export interface OpenMail extends Mail {
  /** HTML of the platform: whoever shows it cleans it. */
  readonly content: string;
  readonly imageUrl: string | null;
  readonly button: { readonly title: string; readonly target: ClickTarget } | null;
}

/** A page of a list. */
export interface MailPage {
  readonly mails: readonly Mail[];
  readonly hasMore: boolean;
}

/**
 * The pages of a list as one, without mail that has lapsed since. A mail that came in between moves
 * the others on, so that one may be in two pages.
 */
export function joinMails(pages: readonly MailPage[], now: EpochMs): readonly Mail[] {
  const byId = new Map<number, Mail>();
  for (const { mails } of pages) {
    for (const mail of mails) if (!byId.has(mail.id)) byId.set(mail.id, mail);
  }
  return [...byId.values()].filter((mail) => !hasLapsed(mail, now));
}

/** Whether a mail is gone with its rewards (contract, mail part). */
export const hasLapsed = ({ lapsesAt }: Pick<Mail, 'lapsesAt'>, now: EpochMs): boolean =>
  lapsesAt !== null && lapsesAt <= now;

/** Whether a mail may be thrown away: nothing in it waits to be claimed (errcode 1264). */
export const mayDelete = ({ claim }: Pick<Mail, 'claim'>): boolean => claim !== 'claimable';

/** Mails that the player is done with: read, with nothing left to claim. */
export const doneMails = (mails: readonly Mail[]): readonly Mail[] =>
  mails.filter((mail) => mail.isRead && mayDelete(mail));

/** What an address says: the tab, and the mail that is open. */
export interface MailQuery {
  readonly tab?: MailKind;
  /** Number of the open mail. */
  readonly mail?: number;
}

/** Reads an address; a part that is none is left out. */
export function readMailQuery(raw: { readonly [part: string]: unknown }): MailQuery {
  const tab = MAIL_KINDS.find((kind) => kind === raw['tab']);
  const mail = Number(raw['mail']);
  return {
    ...(tab !== undefined && { tab }),
    ...(Number.isSafeInteger(mail) && mail > 0 && { mail }),
  };
}
