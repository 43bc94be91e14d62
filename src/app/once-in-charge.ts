import { keepFirstView } from './first-view/keep-first-view.ts';
import { startPushClient } from './push-client.ts';
import type { AppRouter } from './router.ts';
import type { AppStore } from './store.ts';

/** What begins once the worker is in charge of the page: it keeps what is fetched from now on. */
export function beginInCharge(store: AppStore, router: AppRouter): void {
  void fetchScreens();
  startPushClient(store, router);
  keepFirstView(store);
}

/**
 * Fetches the code of every screen that is of use without a network, so that any address opens
 * offline, and of the menu. Those behind `online` are not here: one screen stands in their place.
 */
async function fetchScreens(): Promise<void> {
  await Promise.allSettled([
    import('./lobby-menu.tsx'),
    import('./install/overlay-of-page.tsx'),
    import('./routes/search-route.tsx'),
    import('./routes/transactions-route.tsx'),
    import('#features/game/continue-row.tsx'),
    import('#features/game/game-menu.ts'),
    import('#features/game/info/game-info.tsx'),
    import('#screens/not-found/not-found-screen.tsx'),
    import('#screens/needs-connection/needs-connection-screen.tsx'),
    import('#screens/member/member-screen.tsx'),
    import('#screens/about/about-screen.tsx'),
    import('#screens/service/service-screen.tsx'),
    import('#screens/login/login-screen.tsx'),
    import('#screens/register/register-screen.tsx'),
    import('#screens/forget/forget-screen.tsx'),
    import('#screens/gallery/gallery-screen.tsx'),
  ]);
}
