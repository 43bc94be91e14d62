import type { Mail, MailKind } from '#shared/mail/mail.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { MailBulkActions } from './mail-bulk-actions.tsx';
import styles from './mail-list.module.css';
import { MailRow } from './mail-row.tsx';
import { NoMail } from './no-mail.tsx';
import type { MailClaims } from './use-mail-claims.ts';
import type { Mails } from './use-mails.ts';
import type { MailRemoval } from './use-open-mail.ts';

export interface MailPanelProps {
  readonly kind: MailKind;
  readonly mails: Mails;
  readonly claims: MailClaims;
  readonly removal: MailRemoval;
  readonly onOpen: (mail: Mail) => void;
}

const EXPECTED_ROWS = [0, 1, 2, 3, 4, 5];

/** The mail list of a tab. */
export function MailPanel({ kind, mails, claims, removal, onOpen }: MailPanelProps) {
  const { t } = useTranslation('mail');
  const loadLabels = useLoadLabels();
  if (mails.status !== 'ready') {
    return (
      <LoadState state={mails} failedTitle={t('loadFailed')} {...loadLabels}>
        {EXPECTED_ROWS.map((row) => (
          <Skeleton key={row} height={96} radius={2} />
        ))}
      </LoadState>
    );
  }
  const { mails: list, problem, paging } = mails;
  return (
    <Stack gap={3}>
      {problem !== null && <NoticeBanner tone="warning" text={problem} />}
      <MailBulkActions
        key={kind}
        kind={kind}
        mails={list}
        hasMore={paging.hasMore}
        claims={claims}
        removal={removal}
      />
      {list.length === 0 && !paging.hasMore && <NoMail kind={kind} />}
      {list.length > 0 && (
        <Card as="ul" inset="bare" aria-label={t(`tab.${kind}`)}>
          {list.map((mail) => (
            <MailRow key={mail.id} mail={mail} onOpen={onOpen} />
          ))}
        </Card>
      )}
      <LoadMore label={t('more')} paging={paging} />
      {!paging.hasMore && list.length > 0 && (
        <Note tone="faint" align="center" className={styles.end}>
          {t('end')}
        </Note>
      )}
    </Stack>
  );
}
