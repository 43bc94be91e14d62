/** Notices of the lobby, and the target of a tap on one (spec §2 "Notice dialog", §4 "Notice click"). */
import { redPacket } from '#shared/red-packet/activity.ts';
import { clickTarget, type ClickTarget } from '#shared/lobby/click-target.ts';

/** On the wire, activity news are type 2, operator messages type 1. */
export type NoticeKind = 'activity' | 'message';

/** The tabs in order (spec §2: type 2 first, type 1 second). */
export const NOTICE_KINDS: readonly NoticeKind[] = ['activity', 'message'];

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title: string;
  /** HTML of the operator: sanitise it before showing it. */
  readonly html: string;
  /** Empty without a picture. */
  readonly imageUrl: string;
  /** Empty without a button. */
  readonly buttonTitle: string;
  readonly clickType: number;
  readonly clickAction: string;
}

/**
 * Target of a notice (spec §4): a completed red packet leads to its page, else to its dialog; all others
 * follow the usual click rules.
 */
export function noticeTarget(
  { clickType, clickAction }: Notice,
  isRedPacketDone: boolean,
): ClickTarget {
  const target = clickTarget(clickType, clickAction);
  const isRedPacket = clickType === 1 && clickAction.trim() === String(redPacket.id);
  return isRedPacket && !isRedPacketDone ? { kind: 'dialog', dialog: 'red-packet' } : target;
}
