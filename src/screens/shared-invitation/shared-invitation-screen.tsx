import { BackLink } from '#features/back-link/back-link.tsx';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** Why a shared text led to no registration: the player has an account, or it contains no invite code. */
export function SharedInvitationScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const reason = isSignedIn ? 'member' : 'none';
  return (
    <main data-screen="shared-invitation">
      <PageHeader title={t('screens.sharedInvitation.title')} back={<BackLink />} />
      <PageBody>
        <EmptyState
          art={<ShareIcon size={56} />}
          title={t(`screens.sharedInvitation.${reason}Title`)}
          text={t(`screens.sharedInvitation.${reason}Text`)}
          action={
            <Link to={isSignedIn ? '/lobby/invitation' : '/register'} className={buttonClass()}>
              {t(isSignedIn ? 'member.invitation' : 'menu.register')}
            </Link>
          }
        />
      </PageBody>
    </main>
  );
}
