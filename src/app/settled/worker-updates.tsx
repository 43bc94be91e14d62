import { UpdateNotice } from '#features/update-notice/update-notice.tsx';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { UpdateOffer } from '#app/later/update-moments.ts';

/** Offers a waiting version of the app. */
export function WorkerUpdates({ offer }: { readonly offer: UpdateOffer }): ReactElement | null {
  const isOffered = useSyncExternalStore(offer.subscribe, offer.isOffered);
  return isOffered ? <UpdateNotice onUpdate={offer.accept} onLater={offer.putOff} /> : null;
}
