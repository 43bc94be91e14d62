import { hasPane, watchPane } from '#browser/page/screen-shape.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './player-frame.module.css';

/** The list is no use on a phone, which does not load it. Each screen works without it. */
const MemberPane = lazyOrNothing(
  async () => (await import('#features/member-links/member-pane.tsx')).MemberPane,
);

/** A player's own screens: money, records, settings and help. */
const OWN_SCREENS =
  /^\/(?:lobby\/member|withdrawal|profile|record|responsible|phone-storage|about|service)(?:\/|$)/;

/** The shown screen; on a tablet or a desktop with the list of a player's own screens beside each of them. */
export function PlayerFrame() {
  const { t } = useTranslation();
  const isWide = useSyncExternalStore(watchPane, hasPane);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOwn = useRouterState({
    select: ({ matches }) => OWN_SCREENS.test(matches.at(-1)?.pathname ?? ''),
  });
  return (
    <>
      <Outlet />
      {isWide && isSignedIn && isOwn && (
        <aside className={styles.pane} aria-label={t('member.profile')} data-member-pane>
          <Suspense fallback={null}>
            <MemberPane />
          </Suspense>
        </aside>
      )}
    </>
  );
}
