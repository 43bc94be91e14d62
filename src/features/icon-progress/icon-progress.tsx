import { iconSync } from '#browser/worker/icon-sync.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { IconProgressLine } from './icon-progress-line.tsx';

/** How many icons are stored on the device, live; renders nothing where no worker stores any. */
export function IconProgress() {
  const progress = useSyncExternalStore(iconSync.subscribe, iconSync.progress);
  useEffect(() => iconSync.look(), []);
  if (progress === null || progress.total === 0) {
    if (progress?.state !== 'freed') return null;
  }
  return (
    <IconProgressLine progress={progress} onFetchAll={iconSync.fetchAll} onFree={iconSync.free} />
  );
}
