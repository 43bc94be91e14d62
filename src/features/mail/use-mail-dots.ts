import { REFETCHED_WHILE_SHOWN } from '#api/core/query-freshness.ts';
import { mailApi } from '#api/mail.ts';
import { RED_DOTS_EVERY } from '#config/constants.ts';
import { selectRedDots } from '#state/session/session-slice.ts';
import type { UnreadMail } from '#shared/activity/red-dot.ts';
import { useSelector } from 'react-redux';

const EVERY_MINUTE = { ...REFETCHED_WHILE_SHOWN, pollingInterval: RED_DOTS_EVERY } as const;

/**
 * Number of unread mails per kind: refetched on return to the page, and every minute while it is visible
 * (contract, constants part). The light refresh only says whether there are any.
 */
export function useMailDots(): UnreadMail {
  mailApi.endpoints.mailDots.useQuerySubscription(undefined, EVERY_MINUTE);
  return useSelector(selectRedDots).unreadMail;
}
