import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { showsAvif, testAvif } from '#browser/page/avif.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Replaces the browser's decoder; returns the addresses of the pictures it was given. */
function decoder(decode: () => Promise<void>): string[] {
  const given: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        given.push(address);
      }
      decode = decode;
    },
  );
  return given;
}

beforeEach(() => localArea.remove(localKeys.showsAvif));
afterEach(() => {
  vi.unstubAllGlobals();
  localArea.remove(localKeys.showsAvif);
});

it('a browser that decodes the picture shows AVIF, and is not tested again', async () => {
  const given = decoder(() => Promise.resolve());
  expect(showsAvif()).toBe(false);
  await testAvif();
  expect(showsAvif()).toBe(true);
  await testAvif();
  expect(given).toHaveLength(1);
  expect(given[0]).toMatch(/^data:image\/avif;base64,/);
});

it('one that cannot is tested again at the next start: it may be newer then', async () => {
  decoder(() => Promise.reject(new Error('not a picture')));
  await testAvif();
  expect(showsAvif()).toBe(false);
  decoder(() => Promise.resolve());
  await testAvif();
  expect(showsAvif()).toBe(true);
});
