import type { Mail, MailKind } from '#domain/mail.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import { MailDesk } from './mail-desk.tsx';
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

/** The mail of a tab in each of its states. */
export function MailPanel({ kind, mails, claims, removal, onOpen }: MailPanelProps) {
  const { t } = useTranslation('mail');
  const { t: words } = useTranslation();
  if (mails.status !== 'ready') {
    return (
      <LoadState
        state={mails}
        loadingLabel={words('common.loading')}
        failedTitle={t('loadFailed')}
        retryLabel={words('common.retry')}
      >
        {EXPECTED_ROWS.map((row) => (
          <Skeleton key={row} className={styles.rowComing} />
        ))}
      </LoadState>
    );
  }
  const { mails: list, problem, hasMore } = mails;
  return (
    <Stack gap={3}>
      {problem !== null && <NoticeBanner tone="warning" text={problem} />}
      <MailDesk key={kind} kind={kind} mails={list} claims={claims} removal={removal} />
      {list.length === 0 && !hasMore && <NoMail kind={kind} />}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={t(`tab.${kind}`)}>
          {list.map((mail) => (
            <MailRow key={mail.id} mail={mail} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {hasMore && (
        <LoadMore
          label={t('more')}
          isLoading={mails.isLoadingMore}
          problem={mails.moreProblem}
          onMore={mails.loadMore}
        />
      )}
      {!hasMore && list.length > 0 && (
        <Text tone="faint" size="small" align="center" className={styles.end}>
          {t('end')}
        </Text>
      )}
    </Stack>
  );
}
