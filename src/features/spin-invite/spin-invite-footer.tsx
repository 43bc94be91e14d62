import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SpinInviteView } from './use-spin-invite.ts';

export interface SpinInviteFooterProps {
  readonly view: SpinInviteView;
  /** Closes the dialog for the wheel's screen. */
  readonly onLeave: () => void;
}

/** The actions of each panel state; the wheel's screen is always reachable. */
export function SpinInviteFooter({ view, onLeave }: SpinInviteFooterProps) {
  const { t } = useTranslation('spinInvite');
  switch (view.status) {
    case 'loading':
    case 'intro':
      return (
        <>
          <Button
            size="large"
            isWide
            isBusy={view.status === 'loading' || view.isJoining}
            onClick={(event) => {
              if (view.status === 'intro') view.join(event.timeStamp);
            }}
          >
            {t('intro.get')}
          </Button>
          <Link
            to="/activity/spin"
            className={buttonClass('ghost', 'medium', true)}
            onClick={onLeave}
          >
            {t('intro.how')}
          </Link>
        </>
      );
    case 'result':
    case 'progress':
      return (
        <Link
          to="/activity/spin"
          className={buttonClass('primary', 'large', true)}
          onClick={onLeave}
        >
          {t('withdraw')}
        </Link>
      );
  }
}
