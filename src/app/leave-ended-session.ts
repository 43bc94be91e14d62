import { returnPath } from '#domain/return-path.ts';
import type { SessionEnd } from '#session/session-slice.ts';
import type { AppRouter } from './router.ts';

/**
 * Where a player goes when the session ended: expired → login and back here after; logged out → the
 * lobby; else nowhere, unless this place is closed to visitors.
 */
export function leaveEndedSession(router: AppRouter, end: SessionEnd): void {
  switch (end) {
    case 'expired': {
      const { href, pathname } = router.state.location;
      if (pathname === '/login') return;
      void router.navigate({ to: '/login', search: { back: returnPath(href) }, replace: true });
      return;
    }
    case 'logged-out':
      void router.navigate({ to: '/lobby/home', replace: true });
      return;
    case 'lost':
    case 'other-tab':
      // The guards decide anew whether this place is still open.
      void router.invalidate();
      return;
  }
}
