import { takeFocus } from '#platform/take-focus.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import type { EndSession } from './use-end-session.ts';
import type { SignInSessions } from './use-sign-in-sessions.ts';

export interface SessionListProps {
  readonly state: SignInSessions;
  readonly end: EndSession;
}

const EXPECTED_ROWS = [0, 1];
/** The signed-in phones in each state of being loaded. */
export function SessionList({ state, end }: SessionListProps) {
  const { t } = useTranslation();
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState
          state={state}
          loadingLabel={t('common.loading')}
          failedTitle={t('member.sessions.failedTitle')}
          retryLabel={t('common.retry')}
        >
          {EXPECTED_ROWS.map((row) => (
            <Skeleton key={row} className={styles.coming} />
          ))}
        </LoadState>
      );
    case 'ready': {
      const { phones, toldAt, problem } = state;
      const { ended } = end;
      const isAlone = phones.length > 0 && phones.every(({ isThisPhone }) => isThisPhone);
      return (
        <Stack gap={3}>
          <Text tone="soft" size="small">
            {t('member.sessions.text')}
          </Text>
          {problem !== null && <NoticeBanner tone="warning" text={problem} />}
          {ended !== null && (
            <Row
              tabIndex={-1}
              ref={takeFocus}
              as="output"
              gap={2}
              align="start"
              className={styles.done}
            >
              <CheckIcon size={20} />
              {t('member.sessions.done', {
                device: ended.device || t('member.sessions.unknownDevice'),
              })}
            </Row>
          )}
          <List gap={3}>
            {phones.map((phone) => (
              <SessionRow key={phone.id} phone={phone} now={toldAt} end={end} />
            ))}
          </List>
          {isAlone && (
            <Text tone="soft" size="small">
              {t('member.sessions.onlyThis')}
            </Text>
          )}
        </Stack>
      );
    }
  }
}
