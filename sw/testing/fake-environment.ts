/** Fake device and server for the icon tests. */
import type { IconSyncRequest } from '#shared/worker/messages-contract.ts';
import { NoSpace, type Fetched, type IconStorage, type SyncPorts } from '#sw/icons/ports.ts';

/** Thrown by every call after a worker was killed. */
export class Killed extends Error {
  override name = 'Killed';
}

/** Storage of a device; it outlives the workers that use it. */
export interface FakePhone {
  readonly icons: Map<string, Blob>;
  readonly metadata: Map<string, string>;
  /** Bytes available, for icons only. */
  space: number;
  /** Bytes of the longest metadata that still fits. */
  metadataSpace: number;
}

export const createFakePhone = (): FakePhone => ({
  icons: new Map(),
  metadata: new Map(),
  space: Number.POSITIVE_INFINITY,
  metadataSpace: Number.POSITIVE_INFINITY,
});

/** @param step called before each access: throwing there kills the worker */
export function fakeStorage(phone: FakePhone, step: () => void = () => undefined): IconStorage {
  const weigh = () => [...phone.icons.values()].reduce((sum, icon) => sum + icon.size, 0);
  return {
    async read(url) {
      step();
      const icon = phone.icons.get(url);
      return icon && new Response(icon);
    },
    async sizes() {
      step();
      return new Map([...phone.icons].map(([url, icon]) => [url, icon.size]));
    },
    async put(url, icon) {
      step();
      if (weigh() + icon.size > phone.space) throw new NoSpace('full');
      phone.icons.set(url, icon);
    },
    async remove(urls) {
      for (const url of urls) {
        step();
        phone.icons.delete(url);
      }
    },
    async saveSizes() {
      step();
    },
    async metadataNames() {
      step();
      return [...phone.metadata.keys()];
    },
    async readMetadata(name) {
      step();
      return JSON.parse(phone.metadata.get(name) ?? 'null') as unknown;
    },
    async writeMetadata(name, value) {
      step();
      const text = JSON.stringify(value);
      if (text.length > phone.metadataSpace) throw new NoSpace('full');
      phone.metadata.set(name, text);
    },
    async removeMetadata(name) {
      step();
      phone.metadata.delete(name);
    },
  };
}

/** An icon server with counters, and a clock that advances only in waits. */
export interface FakeEnvironment {
  readonly phone: FakePhone;
  /** Every request, in order. */
  readonly asked: { url: string; isFresh: boolean; isAhead: boolean }[];
  /** Highest number of concurrent requests. */
  mostAtOnce: number;
  waited: number[];
  isOnline: boolean;
  now: number;
  /** The server's answer; icons of 1,000 bytes unless a test says otherwise. */
  answer: (url: string, isFresh: boolean, nth: number) => Fetched;
  ports: (step?: () => void) => SyncPorts;
}

export const ICON: Fetched = {
  kind: 'icon',
  icon: new Blob([new Uint8Array(1000)], { type: 'image/webp' }),
};
export const refused = (status: number): Fetched => ({ kind: 'refused', status });

export function createFakeEnvironment(): FakeEnvironment {
  let atOnce = 0;
  const environment: FakeEnvironment = {
    phone: createFakePhone(),
    asked: [],
    mostAtOnce: 0,
    waited: [],
    isOnline: true,
    now: 1_700_000_000_000,
    answer: () => ICON,
    ports: (step = () => undefined) => ({
      storage: fakeStorage(environment.phone, step),
      async fetchIcon(url, { isFresh, isAhead }) {
        step();
        environment.asked.push({ url, isFresh, isAhead });
        atOnce += 1;
        environment.mostAtOnce = Math.max(environment.mostAtOnce, atOnce);
        await Promise.resolve();
        await Promise.resolve();
        atOnce -= 1;
        const nth = environment.asked.filter((one) => one.url === url).length;
        return environment.answer(url, isFresh, nth);
      },
      freeSpace: async () => null,
      isOnline: () => environment.isOnline,
      now: () => environment.now,
      async wait(ms) {
        environment.waited.push(ms);
        environment.now += ms;
      },
      random: () => 0.5,
    }),
  };
  return environment;
}

/** URLs of the icons 1 to `count`; those of `changed` in version 2. */
export const iconsOf = (count: number, changed: readonly number[] = []): string[] =>
  Array.from({ length: count }, (_unused, at) => {
    const version = changed.includes(at + 1) ? 2 : 1;
    return `https://lobby.test/static/art/icon/${at + 1}_${version}.webp`;
  });

export function request(overrides: Partial<IconSyncRequest> = {}): IconSyncRequest {
  return {
    gameListVersion: 'v1',
    sentAt: 1_700_000_000_000,
    shownVersion: overrides.gameListVersion ?? 'v1',
    icons: iconsOf(20),
    visible: 4,
    policy: 'all',
    isForced: false,
    report: null,
    ...overrides,
  };
}
