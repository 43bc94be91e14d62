import { isOnline } from '#browser/page/page.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { OfflineDemosShelf } from '#features/game/settled/offline-demos-shelf.tsx';
import { useOfflineDemoGames } from '#state/play/use-kept-demos.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { connectionNeeds, type ConnectedNoun } from './connection-needs.ts';

/** Replaces a screen opened without the server: what is missing, what works meanwhile, what happens next. */
export function NeedsConnectionScreen({ noun }: { readonly noun: ConnectedNoun }) {
  const { t } = useTranslation();
  const { title, need } = connectionNeeds[noun];
  // Only the browser's own state says that the device is offline.
  const isDeviceOnline = isOnline();
  const offlineDemos = useOfflineDemoGames();
  return (
    <main data-screen="needs-connection">
      <PageHeader title={t(title)} back={<BackLink />} />
      <EmptyState
        art={<OfflineIcon size={56} />}
        title={t(isDeviceOnline ? 'offline.needs.unreachable' : 'offline.needs.title')}
        text={[
          isDeviceOnline
            ? t('offline.needs.waitsForUs')
            : `${t(`offline.needs.${need}`)} ${t('offline.needs.waits')}`,
          t('offline.needs.meanwhile'),
        ].join(' ')}
        action={
          <Link to="/lobby/home" className={buttonClass('quiet')}>
            {t('common.goHome')}
          </Link>
        }
      />
      {noun === 'start' && (
        <PageBody>
          <OfflineDemosShelf games={offlineDemos} />
        </PageBody>
      )}
    </main>
  );
}
