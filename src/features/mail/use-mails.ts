import { useMailsInfiniteQuery } from '#api/mail.ts';
import { serverNow } from '#api/core/server-clock.ts';
import { joinMails, type Mail, type MailKind } from '#shared/mail/mail.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectRedDots } from '#state/session/session-slice.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { nextPart, type Paging } from '#ui/list/paging.ts';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';

export interface ReadyMails {
  readonly status: 'ready';
  /** Newest first. */
  readonly mails: readonly Mail[];
  /** Why the refresh failed; the list may be outdated. */
  readonly problem: string | null;
  readonly paging: Paging;
}

export type Mails = Unloaded | ReadyMails;

/** The mail of a kind, page by page; refetched when its unread count rises. */
export function useMails(kind: MailKind): Mails {
  const errors = useErrorText();
  const unread = useSelector(selectRedDots).unreadMail[kind];
  const query = useMailsInfiniteQuery(kind, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const { currentData, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && !query.isFetchNextPageError;
  const isLoaded = currentData !== undefined;

  const known = useRef({ kind, unread });
  useEffect(() => {
    const before = known.current;
    known.current = { kind, unread };
    if (before.kind === kind && unread > before.unread && isLoaded) void refetch();
  }, [kind, unread, isLoaded, refetch]);

  const pages = currentData?.pages;
  const mails = useMemo(() => (pages === undefined ? [] : joinMails(pages, serverNow())), [pages]);

  if (isLoaded) {
    return {
      status: 'ready',
      mails,
      problem: hasFailed && !isFetching ? errors.loading(error) : null,
      paging: nextPart(query, errors.loading),
    };
  }
  return unloadedOf({ error, isFetching, refetch }, errors.loading);
}
