import type { MailQuery } from '#shared/mail/mail.ts';
import { MailScreen } from '#screens/mail/mail-screen.tsx';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type ReactElement } from 'react';

const route = getRouteApi('/profile/email');

/** The mail with its tab and the open mail in the URL: Back closes a mail. */
export function EmailRoute(): ReactElement {
  const query = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const { tab, mail } = query;
  /** Whether the list is the previous history entry; not so when a link opened the mail. */
  const hasListBehind = useRef(false);
  /** The mail that is closing, so that it closes only once. */
  const leaving = useRef<number | null>(null);

  useEffect(() => {
    if (mail === undefined) leaving.current = null;
  }, [mail]);

  function go(next: MailQuery, replace: boolean) {
    void navigate({ search: next, replace, resetScroll: false });
  }

  function close() {
    if (mail === undefined || leaving.current === mail) return;
    leaving.current = mail;
    if (hasListBehind.current) history.back();
    else go(tab === undefined ? {} : { tab }, true);
    hasListBehind.current = false;
  }

  return (
    <MailScreen
      query={query}
      onTab={(next) => go({ tab: next }, true)}
      onOpen={({ id, kind }) => {
        hasListBehind.current = true;
        go({ tab: kind, mail: id }, false);
      }}
      onClose={close}
    />
  );
}
