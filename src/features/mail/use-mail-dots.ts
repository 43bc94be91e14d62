import { mailApi } from '#api/mail-api.ts';
import { RED_DOTS_EVERY } from '#config/constants.ts';
import { isVisible, watchReturn } from '#platform/page.ts';
import { selectRedDots } from '#session/session-slice.ts';
import type { UnreadMail } from '#domain/red-dot.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/**
 * How much mail of each kind is unread: asked when the page is come back to, and every minute while
 * it is seen (contract, constants part). The light refresh tells but whether there is any.
 */
export function useMailDots(): UnreadMail {
  const [ask] = mailApi.endpoints.mailDots.useLazyQuery();
  useEffect(() => {
    void ask();
    const timer = setInterval(() => {
      if (isVisible()) void ask();
    }, RED_DOTS_EVERY);
    const leave = watchReturn(() => void ask());
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [ask]);
  return useSelector(selectRedDots).unreadMail;
}
