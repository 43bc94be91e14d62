import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Stack } from '#ui/layout/stack.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionList } from './session-list.tsx';
import { useEndSession } from './use-end-session.ts';
import { useSignInSessions } from './use-sign-in-sessions.ts';

export interface SignInSessionsSheetProps extends OpenedProps {
  /** The player's passkeys. */
  readonly passkeys?: ReactNode;
}

/** The signed-in devices, each with a log-out button, and what else signs the player in. */
export function SignInSessionsSheet({ passkeys, ...opened }: SignInSessionsSheetProps) {
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
      <Stack gap={6}>
        <SessionList state={sessions} end={end} />
        {passkeys}
      </Stack>
    </BottomSheet>
  );
}
