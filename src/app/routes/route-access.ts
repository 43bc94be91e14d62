import { selectIsSignedIn } from '#state/session/session-slice.ts';
import type { AppStore } from '#app/store.ts';
import { redirect } from '@tanstack/react-router';

/** Context of all routes. */
export interface RouterContext {
  readonly store: AppStore;
}

interface Guarded {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** The navigation guard (spec §2): without a token a player's route redirects to login, and back after. */
export function requirePlayer({ context, location }: Guarded): void {
  if (selectIsSignedIn(context.store.getState())) return;
  throw redirect({ to: '/login', search: { back: location.href }, replace: true });
}
