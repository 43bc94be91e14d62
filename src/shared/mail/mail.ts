/** The player's mail (spec §2 `/profile/email`; spec §3, "Mail dots"). */
import { oneIn, wholeIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';
import type { ClickTarget } from '#shared/lobby/click-target.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Reward } from '#shared/reward/reward.ts';

/** Message, gift centre, activity centre: types 0, 1, 2 in order. */
export const MAIL_KINDS = ['message', 'gift', 'activity'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** On the wire: the place in `MAIL_KINDS`. */
export type MailType = 0 | 1 | 2;

/** Whether a mail's rewards are claimable, claimed, or there are none. */
export type MailClaim = 'claimable' | 'claimed' | 'none';

/** A mail in the list. */
export interface Mail {
  readonly id: number;
  readonly kind: MailKind;
  readonly title: string;
  /** The beginning, as plain text. */
  readonly preview: string;
  readonly sentAt: EpochMs;
  /** Null when it does not expire. */
  readonly lapsesAt: EpochMs | null;
  readonly isRead: boolean;
  readonly claim: MailClaim;
  readonly rewards: readonly Reward[];
}

/** A complete mail. */
export interface OpenMail extends Mail {
  /** HTML from the server: sanitise it before showing it. */
  readonly content: string;
  readonly imageUrl: string | null;
  readonly button: { readonly title: string; readonly target: ClickTarget } | null;
}

export interface MailPage {
  readonly mails: readonly Mail[];
  readonly hasMore: boolean;
}

/** Joins the pages of a list, without expired mail. New mail shifts others, so one may be in two pages. */
export function joinMails(pages: readonly MailPage[], now: EpochMs): readonly Mail[] {
  const byId = new Map<number, Mail>();
  for (const { mails } of pages) {
    for (const mail of mails) if (!byId.has(mail.id)) byId.set(mail.id, mail);
  }
  return [...byId.values()].filter((mail) => !hasLapsed(mail, now));
}

/** True when a mail has expired with its rewards (contract, mail part). */
export const hasLapsed = ({ lapsesAt }: Pick<Mail, 'lapsesAt'>, now: EpochMs): boolean =>
  lapsesAt !== null && lapsesAt <= now;

/** True when a mail may be deleted: it has nothing to claim (errcode 1264). */
export const mayDelete = ({ claim }: Pick<Mail, 'claim'>): boolean => claim !== 'claimable';

/** Mails to delete at once: read, with nothing left to claim. */
export const doneMails = (mails: readonly Mail[]): readonly Mail[] =>
  mails.filter((mail) => mail.isRead && mayDelete(mail));

/** The query of the URL: the tab, and the open mail. */
export interface MailQuery {
  readonly tab?: MailKind;
  /** Id of the open mail. */
  readonly mail?: number;
}

/** Parses the query; invalid parts are omitted. */
export function readMailQuery(search: SearchParams): MailQuery {
  const tab = oneIn(MAIL_KINDS, search['tab']);
  const mail = wholeIn(search['mail']);
  return {
    ...(tab !== undefined && { tab }),
    ...(mail !== undefined && mail > 0 && { mail }),
  };
}
