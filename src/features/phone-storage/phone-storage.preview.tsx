import { sumParts } from '#shared/phone-storage/storage-part.ts';
import type { Preview } from '#ui/base/preview.ts';
import { PhoneStoragePanel } from './phone-storage-panel.tsx';
import type { PhoneStorage, PhoneStorageView } from './use-phone-storage.ts';

const storage: PhoneStorage = {
  sizes: sumParts([
    { part: 'icons', bytes: 4_620_000 },
    { part: 'pictures', bytes: 610_000 },
    { part: 'demos', bytes: 742_000 },
    { part: 'app', bytes: 1_340_000 },
    { part: 'lobby', bytes: 212_000 },
    { part: 'records', bytes: 18_400 },
    { part: 'account', bytes: 2_100 },
  ]),
  extra: 556_000,
  hasCaches: true,
  hasSavedLogin: true,
  isPersistent: false,
  opensOffline: true,
};

const icons = {
  gameListVersion: 'v1',
  state: 'ready',
  done: 420,
  total: 420,
  bytes: 4_620_000,
  missing: 0,
  isPartial: false,
} as const;

const games = [
  'Lantern Reef',
  'Tiger Market',
  'Harbour Cards',
  'Night Match',
  'Two Dragons',
  'Sky Kite',
].map((name, index) => ({ id: 1001 + index, name, version: '1' }));

const panel = (changes: Partial<PhoneStorageView>) => () => (
  <PhoneStoragePanel
    isSignedIn
    view={{
      storage,
      icons,
      removal: null,
      removing: null,
      canRemove: (part): part is 'icons' => part === 'icons' || part === 'records',
      remove: async () => undefined,
      keepAnswer: null,
      askToKeep: async () => undefined,
      demos: { status: 'kept', games },
      ...changes,
    }}
  />
);

export const preview: Preview = {
  name: 'Phone storage',
  states: {
    'all saved': panel({}),
    'being measured': panel({ storage: null }),
    downloading: panel({ icons: { ...icons, state: 'running', done: 118, isPartial: true } }),
    'demos to save': panel({
      storage: { ...storage, sizes: { ...storage.sizes, demos: 0 } },
      demos: { status: 'offered', games, bytes: 742_000, keep: () => undefined },
    }),
    'demos not saved': panel({
      storage: { ...storage, sizes: { ...storage.sizes, demos: 0 } },
      demos: { status: 'failed', games, bytes: 742_000, keep: () => undefined },
    }),
    'icons removed': panel({
      storage: { ...storage, sizes: { ...storage.sizes, icons: 0 } },
      icons: { ...icons, state: 'freed', done: 0, bytes: 0, isPartial: true },
      removal: { part: 'icons', bytes: 4_620_000 },
    }),
    'a private window': panel({
      storage: {
        ...storage,
        sizes: sumParts([]),
        extra: 0,
        hasCaches: false,
        isPersistent: null,
        opensOffline: false,
      },
      icons: null,
    }),
  },
};
