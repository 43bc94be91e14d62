import { localKeys } from '#config/storage-keys.ts';
import { localArea, watchOtherTabs } from '#browser/storage/key-value.ts';

/** A session that ended is over, although its token may not have been removed yet. */
const readStored = (): string | null =>
  localArea.read(localKeys.unfinishedEnd) === null ? localArea.read(localKeys.token) || null : null;

/** This tab's token; another tab's write counts as a change only when it differs. */
let held: string | null | undefined;

/**
 * The only place that stores the access token (spec §3): never in the store, a URL or a report. The rest of
 * the app reads it to know whether a player is signed in.
 */
export const tokenVault = {
  read: readStored,
  write: (token: string): void => {
    held = token;
    localArea.remove(localKeys.unfinishedEnd);
    localArea.write(localKeys.token, token);
  },
  /** False when the token could not be removed; it is no longer read. */
  clear: (): boolean => {
    held = null;
    return localArea.remove(localKeys.token);
  },
  /** Calls back when another tab signed in (the token) or out (null). */
  watch: (onChange: (token: string | null) => void): (() => void) => {
    if (held === undefined) held = readStored();
    return watchOtherTabs(localKeys.token, (value) => {
      const token = value || null;
      if (token === held) return;
      held = token;
      onChange(token);
    });
  },
};
