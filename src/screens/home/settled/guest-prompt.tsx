import { AppLink } from '#ui/base/app-link.tsx';
import { returnPath } from '#shared/lobby/return-path.ts';
import { here } from '#browser/history/navigation.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { useTranslation } from 'react-i18next';

/** A visitor's collect tab: the benefits of an account, login and registration. */
export function GuestPrompt() {
  const { t } = useTranslation();
  return (
    <EmptyState
      art={<HeartIcon size={56} />}
      title={t('collect.guestTitle')}
      text={t('collect.guestText')}
      action={
        <AppLink
          to="/login"
          search={{ back: returnPath(here()) }}
          className={buttonClass('primary')}
        >
          {t('common.login')}
        </AppLink>
      }
    />
  );
}
