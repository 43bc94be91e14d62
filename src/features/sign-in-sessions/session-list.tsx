import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { DoneNote } from '#ui/outcome/done-note.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { SessionRow } from './session-row.tsx';
import type { EndSession } from './use-end-session.ts';
import type { SignInSessions } from './use-sign-in-sessions.ts';

export interface SessionListProps {
  readonly state: SignInSessions;
  readonly end: EndSession;
}

const EXPECTED_ROWS = [0, 1];
export function SessionList({ state, end }: SessionListProps) {
  const { t } = useTranslation();
  const loadLabels = useLoadLabels();
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={state} failedTitle={t('member.sessions.failedTitle')} {...loadLabels}>
          {EXPECTED_ROWS.map((row) => (
            <Skeleton key={row} height={92} radius={2} />
          ))}
        </LoadState>
      );
    case 'ready': {
      const { phones, fetchedAt, problem } = state;
      const { ended } = end;
      const isAlone = phones.length > 0 && phones.every(({ isThisPhone }) => isThisPhone);
      return (
        <Stack gap={3}>
          <Note>{t('member.sessions.text')}</Note>
          {problem !== null && <NoticeBanner tone="warning" text={problem} />}
          {ended !== null && (
            <DoneNote
              text={t('member.sessions.done', {
                device: ended.device || t('member.sessions.unknownDevice'),
              })}
            />
          )}
          <List gap={3}>
            {phones.map((phone) => (
              <SessionRow key={phone.id} phone={phone} now={fetchedAt} end={end} />
            ))}
          </List>
          {isAlone && <Note>{t('member.sessions.onlyThis')}</Note>}
        </Stack>
      );
    }
  }
}
