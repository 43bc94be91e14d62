import { marketingApi } from '#api/marketing.ts';
import { attributedBatch } from '#shared/marketing/event-outbox.ts';
import { INSTALL_EVENTS_LOCK } from '#shared/worker/background-work.ts';
import { isOnline, watchOnline, watchVisibility } from '#browser/page/page.ts';
import { watchLeaving } from '#browser/page/page-events.ts';
import { inOneTab } from '#browser/storage/tab-lock.ts';
import {
  createInstallEventSender,
  type SendOutcome,
} from '#state/marketing/install-event-sender.ts';
import { connectInstallEvents } from '#state/marketing/install-events.ts';
import { marketingOutbox } from '#state/marketing/install-outbox.ts';
import type { AppStore } from '#app/store.ts';
import { reportedAttribution } from './reported-attribution.ts';

/** Sends pending events, now and whenever there is something to send or a retry makes sense. */
export function sendInstallEvents({ dispatch }: AppStore): void {
  const sender = createInstallEventSender({
    outbox: marketingOutbox,
    send: async (batch): Promise<SendOutcome> => {
      const body = attributedBatch(batch, reportedAttribution());
      const call = dispatch(marketingApi.endpoints.installEvents.initiate(body, { track: false }));
      const { error } = await call;
      if (error === undefined) return 'sent';
      const isRefused = 'kind' in error && error.kind === 'http' && error.status === REFUSED;
      return isRefused ? 'refused' : 'failed';
    },
    inOneTab: (work) => inOneTab(INSTALL_EVENTS_LOCK, work),
    isOnline,
    chance: Math.random,
    after: (delay, work) => {
      const timer = setTimeout(work, delay);
      return () => clearTimeout(timer);
    },
  });
  connectInstallEvents({ onRecorded: sender.soon });
  watchOnline((isOnlineNow) => {
    if (isOnlineNow) void sender.online();
  });
  // Also when hidden: on a phone that is often the last event of a page.
  watchVisibility(() => void sender.now());
  watchLeaving(sender.leaving);
  void sender.now();
}

/** The server rejected the batch itself. */
const REFUSED = 400;
