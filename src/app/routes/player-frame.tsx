import { useShownMark } from '#app/shown.ts';
import {
  hasPane,
  isDesktop,
  isSideways,
  watchDesktop,
  watchPane,
  watchSideways,
} from '#browser/page/screen-shape.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './player-frame.module.css';

/** The list is no use on an upright phone, which does not load it. Each screen works without it. */
const MemberPane = lazyOrNothing(
  async () => (await import('#features/member-links/member-pane.tsx')).MemberPane,
);

/** A player's own screens: money, records, friends, settings and help. */
const OWN_SCREENS =
  /^\/(?:lobby\/(?:member|deposit|invitation)|deposit(?!\/return)|withdrawal|profile|record|responsible|phone-storage|about|service)(?:\/|$)/;

/** Those of them that have no second pane on a phone on its side. */
const SINGLE_SCREENS =
  /^\/(?:lobby\/member|profile|responsible|phone-storage|about|service)(?:\/|$)/;

/** Screens of their own: a game, and the way into an account. */
const WHOLE_SCREENS = /^\/(?:start|login|register|forget|share|deposit\/return|test)(?:\/|$)/;

/**
 * The shown screen; on a desktop with the tabs as a rail, on a tablet or a desktop with the list of a player's own
 * screens beside each of them, on a phone on its side with both beside those that have no second pane.
 */
export function PlayerFrame() {
  const { t } = useTranslation();
  const hasRail = useSyncExternalStore(watchDesktop, isDesktop);
  const isWide = useSyncExternalStore(watchPane, hasPane);
  const isLow = useSyncExternalStore(watchSideways, isSideways);
  const isSignedIn = useSelector(selectIsSignedIn);
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const isBesideList =
    isSignedIn && ((isWide && OWN_SCREENS.test(path)) || (isLow && SINGLE_SCREENS.test(path)));
  return (
    <>
      <Outlet />
      {((hasRail && !WHOLE_SCREENS.test(path)) || (isLow && isBesideList)) && <RailMark />}
      {isBesideList && (
        <aside className={styles.pane} aria-label={t('member.profile')} data-member-pane>
          <Suspense fallback={null}>
            <MemberPane />
          </Suspense>
        </aside>
      )}
    </>
  );
}

/** Shows the tabs beside a screen that is none of the lobby's. */
function RailMark(): null {
  useShownMark('bar');
  return null;
}
