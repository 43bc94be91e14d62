/** Stand-ins of a phone and a server for the tests of the icons. */
import type { IconSyncRequest } from '#contract/worker-messages.ts';
import { NoSpace, type Fetched, type IconShelf, type SyncPorts } from './ports.ts';

/** Thrown at every call after a worker was killed. */
export class Killed extends Error {
  override name = 'Killed';
}

/** What is on a phone; it outlives the workers that work with it. */
export interface TestPhone {
  readonly icons: Map<string, Blob>;
  readonly notes: Map<string, string>;
  /** Bytes that fit, icons only. */
  space: number;
  /** Bytes of the longest note that still fits. */
  noteSpace: number;
}

export const testPhone = (): TestPhone => ({
  icons: new Map(),
  notes: new Map(),
  space: Number.POSITIVE_INFINITY,
  noteSpace: Number.POSITIVE_INFINITY,
});

/** @param step called before each access: throwing there kills the worker */
export function testShelf(phone: TestPhone, step: () => void = () => undefined): IconShelf {
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
    async keepSizes() {
      step();
    },
    async noteNames() {
      step();
      return [...phone.notes.keys()];
    },
    async readNote(name) {
      step();
      return JSON.parse(phone.notes.get(name) ?? 'null') as unknown;
    },
    async writeNote(name, value) {
      step();
      const note = JSON.stringify(value);
      if (note.length > phone.noteSpace) throw new NoSpace('full');
      phone.notes.set(name, note);
    },
    async dropNote(name) {
      step();
      phone.notes.delete(name);
    },
  };
}

/** A server of icons that counts, and a clock that moves only when somebody waits. */
export interface TestWorld {
  readonly phone: TestPhone;
  /** Every request, in order. */
  readonly asked: { url: string; isFresh: boolean }[];
  /** Most requests that were on their way at once. */
  mostAtOnce: number;
  waited: number[];
  isOnline: boolean;
  now: number;
  /** What the server says; icons of 1,000 bytes unless a test says otherwise. */
  answer: (url: string, isFresh: boolean, nth: number) => Fetched;
  ports: (step?: () => void) => SyncPorts;
}

export const ICON: Fetched = {
  kind: 'icon',
  icon: new Blob([new Uint8Array(1000)], { type: 'image/webp' }),
};
export const refused = (status: number): Fetched => ({ kind: 'refused', status });

export function testWorld(): TestWorld {
  let atOnce = 0;
  const world: TestWorld = {
    phone: testPhone(),
    asked: [],
    mostAtOnce: 0,
    waited: [],
    isOnline: true,
    now: 1_700_000_000_000,
    answer: () => ICON,
    ports: (step = () => undefined) => ({
      shelf: testShelf(world.phone, step),
      async fetchIcon(url, isFresh) {
        step();
        world.asked.push({ url, isFresh });
        atOnce += 1;
        world.mostAtOnce = Math.max(world.mostAtOnce, atOnce);
        await Promise.resolve();
        await Promise.resolve();
        atOnce -= 1;
        const nth = world.asked.filter((one) => one.url === url).length;
        return world.answer(url, isFresh, nth);
      },
      freeSpace: async () => null,
      isOnline: () => world.isOnline,
      now: () => world.now,
      async wait(ms) {
        world.waited.push(ms);
        world.now += ms;
      },
      random: () => 0.5,
    }),
  };
  return world;
}

/** Addresses of the icons 1 to `count`; those of `changed` in version 2. */
export const iconsOf = (count: number, changed: readonly number[] = []): string[] =>
  Array.from({ length: count }, (_unused, at) => {
    const version = changed.includes(at + 1) ? 2 : 1;
    return `https://lobby.test/static/art/icon/${at + 1}_${version}.webp`;
  });

export function wish(overrides: Partial<IconSyncRequest> = {}): IconSyncRequest {
  return {
    gameListVersion: 'v1',
    toldAt: 1_700_000_000_000,
    shownVersion: overrides.gameListVersion ?? 'v1',
    icons: iconsOf(20),
    visible: 4,
    policy: 'all',
    isForced: false,
    report: null,
    ...overrides,
  };
}
