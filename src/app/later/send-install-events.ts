import { marketingApi } from '#api/marketing.ts';
import { classifyClient } from '#shared/install/classify-client.ts';
import type { EventBatch } from '#shared/marketing/event-outbox.ts';
import { attributionOf } from '#shared/marketing/stored-touchpoints.ts';
import { INSTALL_EVENTS_LOCK } from '#shared/worker/background-work.ts';
import { uaClassOf } from '#shared/install/ua-class.ts';
import { readClientSignals } from '#browser/install/client-signals.ts';
import { isOnline, watchOnline, watchVisibility } from '#browser/page/page.ts';
import { watchLeaving } from '#browser/page/page-events.ts';
import { inOneTab } from '#browser/storage/tab-lock.ts';
import { readTouchpoints } from '#state/marketing/attribution.ts';
import {
  createInstallEventSender,
  type SendOutcome,
} from '#state/marketing/install-event-sender.ts';
import { connectInstallEvents } from '#state/marketing/install-events.ts';
import { marketingOutbox } from '#state/marketing/install-outbox.ts';
import type { AppStore } from '#app/store.ts';

/** Sends pending events, now and whenever there is something to send or a retry makes sense. */
export function sendInstallEvents({ dispatch }: AppStore): void {
  const sender = createInstallEventSender({
    outbox: marketingOutbox,
    send: async (batch): Promise<SendOutcome> => {
      const body = requestOf(batch);
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

/** The first event of a batch carries the attribution. */
function requestOf({ installId, events }: EventBatch) {
  const stored = readTouchpoints();
  if (stored === null) return { installId, events: [...events] };
  const uaClass = uaClassOf(classifyClient(readClientSignals()));
  const attribution = attributionOf(stored, uaClass, Date.now());
  const attributed = events.map((event, index) =>
    index === 0 ? { ...event, attribution } : event,
  );
  return { installId, events: attributed };
}
