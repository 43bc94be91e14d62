/** Tells the platform how far installs get: arrival, outbox, and when it is emptied. */
import { selectGameListVersion } from '#catalogue/catalogue-slice.ts';
import { whenIdle } from '#browser/idle.ts';
import { isOnline, watchOnline } from '#browser/page.ts';
import { applyConsentToTouchpoint } from '#session/apply-consent.ts';
import { subscribeConsent } from '#session/consent.ts';
import { connectInstallEvents, reportStoredEvents } from '#session/install-events.ts';
import { installOutbox } from '#session/install-outbox.ts';
import type { AppStore } from './store.ts';

/** Begins with recording; the part that sends is loaded once the page is idle and online. */
export function startInstallReporting(store: AppStore): void {
  connectInstallEvents({ listVersion: () => selectGameListVersion(store.getState()) });
  subscribeConsent(() => {
    applyConsentToTouchpoint();
    void installOutbox.applyConsent().then(reportStoredEvents);
  });
  let isLoading = false;
  const load = async () => {
    if (isLoading || !isOnline()) return;
    isLoading = true;
    try {
      const { sendInstallEvents } = await import('./send-install-events.ts');
      leave();
      sendInstallEvents(store);
    } catch {
      // Without a network at that moment; the events wait.
      isLoading = false;
    }
  };
  const leave = watchOnline(() => void load());
  whenIdle(() => void load());
}
