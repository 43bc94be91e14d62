import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { redPacket } from '#shared/red-packet/activity.ts';
import { gamesOf } from '#shared/lobby/catalogue.ts';
import type { ClickTarget } from '#shared/lobby/click-target.ts';
import { noticeTarget, type Notice } from '#shared/notice/notice.ts';
import { isActivityDone } from '#state/activity/activity-marks.ts';
import { useSelector } from 'react-redux';

/** A notice with its button's target. */
export interface ShownNotice extends Notice {
  readonly target: ClickTarget;
}

const NONE: readonly Notice[] = [];

/** The operator's notices, in the operator's order. */
export function useNotices(): readonly ShownNotice[] {
  const notices = useSelector(selectConfig)?.notices ?? NONE;
  const catalogue = useSelector(selectCatalogue);
  const isRedPacketDone = isActivityDone(redPacket.id);
  return notices.map((notice) => {
    const target = noticeTarget(notice, isRedPacketDone);
    // A game missing from the list cannot be opened.
    const isMissing = target.kind === 'game' && gamesOf(catalogue, [target.gameId]).length === 0;
    return { ...notice, target: isMissing ? { kind: 'none' } : target };
  });
}
