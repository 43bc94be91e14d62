/** Optional calls that this platform does not have, as the phone remembers them for one release. */
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from './key-value.ts';

/** The entry script's address: it changes with every release. */
const releaseName = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Names of the calls; a note of another release, or one that cannot be read, is none. */
function readMissing(): readonly string[] {
  const [release, ...names] = (localArea.read(localKeys.missingCalls) ?? '').split(' ');
  return release === releaseName() ? names : [];
}

export const missingCalls = {
  has: (name: string): boolean => readMissing().includes(name),
  add(name: string): void {
    const names = new Set([...readMissing(), name]);
    localArea.write(localKeys.missingCalls, [releaseName(), ...names].join(' '));
  },
};
