/** Remembers, for one release, the optional endpoints that this server does not have. */
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from './key-value.ts';

/** The entry script's URL: it changes with every release. */
const releaseName = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Names of the endpoints; a record that is unreadable or of another release counts as empty. */
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
