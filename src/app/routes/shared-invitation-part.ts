import { lazyComponent } from '#app/lazy-component.tsx';
import { pageOrigin } from '#browser/page/page.ts';
import {
  findInvitation,
  readSharedText,
  type SharedText,
} from '#shared/share/shared-invitation.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { captureInvitation } from '#state/marketing/attribution.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './route-access.ts';
import { readSearch } from './read-search.ts';

interface Shared {
  readonly context: RouterContext;
  readonly search: SharedText;
}

function ownOrigins({ store }: RouterContext): readonly string[] {
  const base = selectConfig(store.getState())?.share?.base ?? '';
  return [pageOrigin(), ...(URL.canParse(base) ? [new URL(base).origin] : [])];
}

/**
 * What another app shared: a visitor with an invitation registers with it; everyone else reads why not. The
 * shared text leaves the address at once, and its links are never followed.
 */
export const sharedInvitationScreen = {
  validateSearch: readSearch(readSharedText),
  beforeLoad: ({ context, search }: Shared) => {
    const isShared = Object.values(search).some((text) => text !== undefined);
    if (!isShared) return;
    const invitation = findInvitation(search, ownOrigins(context));
    if (invitation === null || selectIsSignedIn(context.store.getState())) {
      throw redirect({ to: '/share', search: {}, replace: true });
    }
    captureInvitation(invitation);
    throw redirect({ to: '/register', search: {}, replace: true });
  },
  component: lazyComponent(
    async () =>
      (await import('#screens/shared-invitation/shared-invitation-screen.tsx'))
        .SharedInvitationScreen,
  ),
};
