import { Button } from '#ui/base/button.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

export interface PasskeyLogInProps {
  /** Called 500 ms after the player is signed in. */
  readonly onDone: () => void;
}

/** Logs in without a password; renders nothing where there are no passkeys. */
export function PasskeyLogIn({ onDone }: PasskeyLogInProps) {
  const { t } = useTranslation('passkey');
  const { isOffered, status, problem, start } = usePasskeyLogIn(onDone);
  if (!isOffered) return null;
  return (
    <Stack gap={3}>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      <Button
        variant="quiet"
        size="large"
        isWide
        isBusy={status !== 'idle'}
        onClick={({ timeStamp }) => start(timeStamp)}
      >
        {t('logIn')}
      </Button>
    </Stack>
  );
}
