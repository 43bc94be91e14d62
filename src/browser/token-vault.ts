import { localKeys } from '#config/storage-keys.ts';
import { localArea, watchOtherTabs } from '#browser/key-value.ts';

const readStored = (): string | null => localArea.read(localKeys.token) || null;

/** The token that this tab works with; another tab's change is one only when it differs. */
let held: string | null | undefined;

/**
 * The access token's only home (spec §3): never in the store, an address or a report. Reading it is
 * how the rest of the app knows whether somebody is signed in.
 */
export const tokenVault = {
  read: readStored,
  write: (token: string): void => {
    held = token;
    localArea.write(localKeys.token, token);
  },
  clear: (): void => {
    held = null;
    localArea.remove(localKeys.token);
  },
  /** Tells when another tab signed in (the token) or out (null). */
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
