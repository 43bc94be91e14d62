/** What the app stores on this device, measured on demand; removing a part measures again. */
import {
  extraOf,
  isRemovable,
  sumParts,
  type RemovablePart,
  type StoragePart,
  type StorageSizes,
} from '#shared/phone-storage/storage-part.ts';
import { untilIdle } from '#browser/page/idle.ts';
import {
  measureStorage,
  removeStoredPictures,
  removeStoredRecords,
} from '#browser/storage/measure-storage.ts';
import { removeKeptDemos } from '#browser/storage/kept-demos.ts';
import {
  countedUsage,
  isStoragePersistent,
  persistStorage,
} from '#browser/storage/persist-storage.ts';
import { iconSync } from '#browser/worker/icon-sync.ts';
import { isWorkerInCharge } from '#browser/worker/worker-presence.ts';
import type { IconProgress } from '#shared/worker/messages-contract.ts';
import { useKeepDemos, type KeepDemos } from './use-keep-demos.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface PhoneStorage {
  readonly sizes: StorageSizes;
  /** What the browser needs besides, in bytes; 0 where it does not say. */
  readonly extra: number;
  readonly hasCaches: boolean;
  readonly hasSavedLogin: boolean;
  /** The browser keeps it on a full device; null where it does not say. */
  readonly isPersistent: boolean | null;
  /** A worker answers when there is no network. */
  readonly opensOffline: boolean;
}

/** What a removal freed; 0 when nothing could be removed. */
export interface Removal {
  readonly part: RemovablePart;
  readonly bytes: number;
}

const REMOVERS: Readonly<Record<RemovablePart, () => Promise<unknown>>> = {
  // The worker does it: it is the only one that fetches icons, and stops first.
  icons: () => iconSync.free(),
  pictures: removeStoredPictures,
  demos: removeKeptDemos,
  records: removeStoredRecords,
};

async function readStorage(): Promise<PhoneStorage> {
  const [{ measured, ...stored }, counted, isPersistent] = await Promise.all([
    measureStorage(),
    countedUsage(),
    isStoragePersistent(),
  ]);
  const sizes = sumParts(measured);
  return {
    ...stored,
    sizes,
    extra: extraOf(sizes, counted),
    isPersistent,
    opensOffline: isWorkerInCharge(),
  };
}

/** Icons are removed by the worker alone: without one they stay. */
const canRemove = (part: StoragePart, { sizes, opensOffline }: PhoneStorage): boolean =>
  isRemovable(part) && sizes[part] > 0 && (part !== 'icons' || opensOffline);

export interface PhoneStorageView {
  /** Null while it is measured. */
  readonly storage: PhoneStorage | null;
  /** Null before a worker has reported. */
  readonly icons: IconProgress | null;
  readonly removal: Removal | null;
  /** The part that is being removed. */
  readonly removing: RemovablePart | null;
  readonly canRemove: (part: StoragePart) => part is RemovablePart;
  readonly remove: (part: RemovablePart) => Promise<void>;
  /** The browser's answer to the request to keep everything; null before it. */
  readonly keepAnswer: boolean | null;
  readonly askToKeep: () => Promise<void>;
  readonly demos: KeepDemos;
}

export function usePhoneStorage(): PhoneStorageView {
  const [storage, setStorage] = useState<PhoneStorage | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [removing, setRemoving] = useState<RemovablePart | null>(null);
  const [keepAnswer, setKeepAnswer] = useState<boolean | null>(null);
  const icons = useSyncExternalStore(iconSync.subscribe, iconSync.progress);
  const demos = useKeepDemos(() => void readStorage().then(setStorage));

  useEffect(() => {
    let isShown = true;
    let wasRunning = false;
    async function measure(): Promise<void> {
      await untilIdle();
      const read = await readStorage();
      if (isShown) setStorage(read);
    }
    // Measured again when a download has ended.
    const stopFollowing = iconSync.subscribe(() => {
      const isRunning = iconSync.progress()?.state === 'running';
      if (wasRunning && !isRunning) void measure();
      wasRunning = isRunning;
    });
    iconSync.look();
    void measure();
    return () => {
      isShown = false;
      stopFollowing();
    };
  }, []);

  return {
    storage,
    icons,
    removal,
    removing,
    canRemove: (part): part is RemovablePart => storage !== null && canRemove(part, storage),
    async remove(part) {
      setRemoving(part);
      setRemoval(null);
      const before = await readStorage();
      // A browser that refuses leaves the part as it is, which the sizes show.
      await REMOVERS[part]().catch(() => undefined);
      const after = await readStorage();
      setStorage(after);
      setRemoval({ part, bytes: Math.max(0, before.sizes[part] - after.sizes[part]) });
      setRemoving(null);
    },
    keepAnswer,
    demos,
    async askToKeep() {
      setKeepAnswer(await persistStorage());
      setStorage(await readStorage());
    },
  };
}
