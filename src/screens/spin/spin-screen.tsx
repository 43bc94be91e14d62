import { BackLink } from '#features/back-link/back-link.tsx';
import { OwnFriends } from '#features/invitation/own-friends.tsx';
import { SpinPanel } from '#features/spin-invite/wheel/spin-panel.tsx';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** The wheel of the spin invite (spec §2 `/activity/spin`; §4, §9). */
export function SpinScreen() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const invite = (tid: string) => dispatch(overlayOpened({ name: 'share', shareReferrer: 2, tid }));
  return (
    <main data-screen="spin">
      <PageHeader title={t('screens.spin.title')} back={<BackLink />} />
      <PageBody gap={6}>
        <SpinPanel friends={<OwnFriends />} onInvite={invite} />
        <AgeNotice seal={t('common.ageNotice')} text={t('common.tagline')} />
      </PageBody>
    </main>
  );
}
