import { returnPath } from '#shared/lobby/return-path.ts';
import type { SessionEnd } from '#state/session/session-slice.ts';
import type { AppRouter } from './settled/router.ts';

/**
 * Navigates after the session ended: expired → login, then back here; logged out → the lobby; else stays,
 * unless this route requires a player.
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
      // The route guards decide whether this place is still allowed.
      void router.invalidate();
      return;
  }
}
