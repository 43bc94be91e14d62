/** What the worker does while the app is closed (docs/decisions/0041); page and worker agree on it here. */
import { HOUR_MS, milliseconds } from '#shared/time/duration.ts';

/** Tag of the periodic sync that renews the lobby. */
export const LOBBY_TAG = 'lobby';
/** Tag of the sync that sends what waits. */
export const OUTBOX_TAG = 'outbox';

/** A lobby younger than this is not renewed. */
export const RENEW_EVERY_MS = milliseconds(12 * HOUR_MS);

/** Names of Web Locks: what one tab, or the worker, sends at a time. */
export const INSTALL_EVENTS_LOCK = 'install-events';
export const LIKES_LOCK = 'likes';

/** The Network Information API's part that is read; Chromium only, elsewhere the connection counts as good. */
export interface Connection {
  /** `cellular`, `wifi` and others; on phones only. */
  readonly type?: string;
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g']);

/** True with data saver and on a slow connection: nothing is fetched ahead. */
export const isSparing = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || SLOW.has(connection?.effectiveType);
