/** Wires up what the worker does while the app is closed (docs/decisions/0041). */
import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import { LOBBY_TAG, OUTBOX_TAG, type Connection } from '#shared/worker/background-work.ts';
import { settingsIn } from '#shared/wire/read-settings.ts';
import { renewLobby } from './lobby-renewal.ts';
import { sendOutboxes } from './outbox-sender.ts';
import { serverCaller } from './server-call.ts';
import { activeIcons, end, freeSpace, syncIcons } from './worker-icons.ts';

declare const self: ServiceWorkerGlobalScope;

/** Both sync events; TypeScript's libraries have neither. */
interface TaggedEvent extends ExtendableEvent {
  readonly tag: string;
  /** Of a one-off sync: the browser asks no more after this one. */
  readonly lastChance?: boolean;
}

interface BackgroundParts {
  readonly builtDocument: () => Promise<Response | undefined>;
  readonly storePicture: (request: Request, event: ExtendableEvent) => Promise<Response>;
  readonly renewSnapshot: (change: (view: LobbySnapshot) => LobbySnapshot) => Promise<void>;
}

const call = serverCaller((url, init) => fetch(url, init));

async function isAppOpen(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.length > 0;
}

/** A page that holds the lock is sending. */
const ifFree = async <Result>(name: string, work: () => Promise<Result>) =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? 'done' : work()));

export function addBackgroundWork(parts: BackgroundParts): void {
  async function readSettings() {
    const document = await parts.builtDocument();
    return document?.ok === true ? settingsIn(await document.text()) : null;
  }

  async function storePicture(url: string, event: ExtendableEvent): Promise<boolean> {
    // As the page's own pictures: both share the cache.
    const request = new Request(url, { mode: 'cors', credentials: 'same-origin' });
    const picture = await parts.storePicture(request, event).catch(() => undefined);
    return picture?.ok === true;
  }

  const renew = (event: ExtendableEvent): Promise<void> =>
    renewLobby({
      origin: self.location.origin,
      isAppOpen,
      isOnline: () => navigator.onLine,
      connection: () => (navigator as WorkerNavigator & { connection?: Connection }).connection,
      freeSpace,
      readSettings,
      call,
      icons: { active: activeIcons, sync: syncIcons },
      storePicture: (url) => storePicture(url, event),
      renewSnapshot: parts.renewSnapshot,
      now: () => Date.now(),
    });

  self.addEventListener('periodicsync', (event) => {
    const tagged = event as TaggedEvent;
    if (tagged.tag === LOBBY_TAG && !end.hasCome()) tagged.waitUntil(renew(tagged));
  });

  self.addEventListener('sync', (event) => {
    const tagged = event as TaggedEvent;
    if (tagged.tag !== OUTBOX_TAG || end.hasCome()) return;
    const ports = { isAppOpen, readSettings, call, ifFree, now: () => Date.now() };
    tagged.waitUntil(sendOutboxes(ports, tagged.lastChance === true));
  });
}
