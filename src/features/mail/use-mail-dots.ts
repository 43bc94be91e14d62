import { REFETCHED_WHILE_SHOWN } from '#api/query-freshness.ts';
import { mailApi } from '#api/mail-api.ts';
import { RED_DOTS_EVERY } from '#config/constants.ts';
import { selectRedDots } from '#session/session-slice.ts';
import type { UnreadMail } from '#domain/red-dot.ts';
import { useSelector } from 'react-redux';

const EVERY_MINUTE = { ...REFETCHED_WHILE_SHOWN, pollingInterval: RED_DOTS_EVERY } as const;

/**
 * How much mail of each kind is unread: asked when the page is come back to, and every minute while
 * it is seen (contract, constants part). The light refresh tells but whether there is any.
 */
export function useMailDots(): UnreadMail {
  mailApi.endpoints.mailDots.useQuerySubscription(undefined, EVERY_MINUTE);
  return useSelector(selectRedDots).unreadMail;
}
