import { UpdateNotice } from '#features/update-notice/update-notice.tsx';
import { isBusyPath } from '#domain/quiet-moment.ts';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { AppRouter } from './router.ts';
import type { UpdateOffer } from './update-moments.ts';

interface WorkerUpdatesProps {
  readonly router: AppRouter;
  readonly offer: UpdateOffer;
}

/** Offers a new version of the app when one waits; not over a game or a payment. */
export function WorkerUpdates({ router, offer }: WorkerUpdatesProps): ReactElement | null {
  const isOffered = useSyncExternalStore(offer.subscribe, offer.isOffered);
  const pathname = useRouterState({ router, select: ({ location }) => location.pathname });
  return isOffered && !isBusyPath(pathname) ? (
    <UpdateNotice onUpdate={offer.accept} onLater={offer.putOff} />
  ) : null;
}
