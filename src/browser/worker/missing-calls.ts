/** Remembers, for one release, what this server does not have: optional calls, and pictures. */
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';

/** The entry script's URL: it changes with every release. */
const releaseName = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Names without spaces; a record that is unreadable or of another release counts as empty. */
function rememberedUnder(key: string) {
  function readNames(): readonly string[] {
    const [release, ...names] = (localArea.read(key) ?? '').split(' ');
    return release === releaseName() ? names : [];
  }
  return {
    has: (name: string): boolean => readNames().includes(name),
    add(name: string): void {
      const names = new Set([...readNames(), name]);
      localArea.write(key, [releaseName(), ...names].join(' '));
    },
  };
}

export const missingCalls = rememberedUnder(localKeys.missingCalls);
/** By their URLs. */
export const missingPictures = rememberedUnder(localKeys.missingPictures);
