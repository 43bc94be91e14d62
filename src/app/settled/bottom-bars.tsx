import { ConsentBar } from '#features/consent/consent-bar.tsx';
import { chooseConsent } from '#state/consent/choose-consent.ts';
import { consentState, subscribeConsent } from '#state/consent/consent.ts';
import { isBusyPath } from '#shared/activity/idle-moment.ts';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useRenewDemos } from './use-renew-demos.ts';
import { WorkerUpdates } from './worker-updates.tsx';
import type { AppRouter } from './router.ts';
import type { UpdateOffer } from '#app/later/update-moments.ts';

interface BottomBarsProps {
  readonly router: AppRouter;
  readonly offer: UpdateOffer;
}

/** Shows at most one bar above the tabs, none over a game or a payment; keeps the stored demos up to date. */
export function BottomBars({ router, offer }: BottomBarsProps): ReactElement | null {
  useRenewDemos();
  const consent = useSyncExternalStore(subscribeConsent, consentState);
  const pathname = useRouterState({ router, select: ({ location }) => location.pathname });
  if (isBusyPath(pathname)) return null;
  return consent === 'undecided' ? (
    <ConsentBar onChoose={chooseConsent} />
  ) : (
    <WorkerUpdates offer={offer} />
  );
}
