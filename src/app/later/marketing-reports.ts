/** Reports install progress to the server: landing, outbox, and when the outbox is sent. */
import { selectGameListVersion } from '#state/catalogue/catalogue-slice.ts';
import { whenIdle } from '#browser/page/idle.ts';
import { isOnline, watchOnline } from '#browser/page/page.ts';
import { applyConsentToTouchpoint } from '#state/consent/apply-consent.ts';
import { subscribeConsent } from '#state/consent/consent.ts';
import { connectInstallEvents, reportStoredEvents } from '#state/marketing/install-events.ts';
import { marketingOutbox } from '#state/marketing/install-outbox.ts';
import type { AppStore } from '#app/store.ts';

/** Records first; the sender's code loads once the page is idle and online. */
export function startMarketingReports(store: AppStore): void {
  connectInstallEvents({ listVersion: () => selectGameListVersion(store.getState()) });
  subscribeConsent(() => {
    applyConsentToTouchpoint();
    void marketingOutbox.applyConsent().then(reportStoredEvents);
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
      // Offline at that moment; the events wait.
      isLoading = false;
    }
  };
  const leave = watchOnline(() => void load());
  whenIdle(() => void load());
}
