/** Notices of the lobby, and where a tap on one leads (spec §2 "Notice dialog", §4 "Notice click"). */
import { ActivityId } from '#domain/activity.ts';
import { clickTarget, type ClickTarget } from '#domain/click-target.ts';

/** News of activities are type 2 on the wire, messages of the operator type 1. */
export type NoticeKind = 'activity' | 'message';

/** The tabs in their order (spec §2: type 2 first, type 1 second). */
export const NOTICE_KINDS: readonly NoticeKind[] = ['activity', 'message'];

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title: string;
  /** HTML of the operator; whoever shows it cleans it first. */
  readonly html: string;
  /** Empty when it has no picture. */
  readonly imageUrl: string;
  /** Empty when it has no button. */
  readonly buttonTitle: string;
  readonly clickType: number;
  readonly clickAction: string;
}

/**
 * Where a notice leads (spec §4): the red packet to its page if it is completed, else to its dialog;
 * all others as any click of the platform's.
 */
export function noticeTarget(
  { clickType, clickAction }: Notice,
  isRedPacketDone: boolean,
): ClickTarget {
  const target = clickTarget(clickType, clickAction);
  const isRedPacket = clickType === 1 && clickAction.trim() === String(ActivityId.redPacket);
  return isRedPacket && !isRedPacketDone ? { kind: 'dialog', dialog: 'red-packet' } : target;
}
