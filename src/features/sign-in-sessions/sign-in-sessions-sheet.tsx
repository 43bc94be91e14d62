import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { SessionList } from './session-list.tsx';
import { useEndSession } from './use-end-session.ts';
import { useSignInSessions } from './use-sign-in-sessions.ts';

/** The signed-in devices, each with a log-out button. */
export function SignInSessionsSheet({ ...opened }: OpenedProps) {
  const { t } = useTranslation();
  const sessions = useSignInSessions();
  const end = useEndSession();
  return (
    <BottomSheet
      {...opened}
      name="sign-in-sessions"
      title={t('member.sessions.title')}
      closeLabel={t('common.close')}
    >
      <SessionList state={sessions} end={end} />
    </BottomSheet>
  );
}
