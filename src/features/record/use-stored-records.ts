import type { RecordItem, RecordTab } from '#shared/record/record-item.ts';
import type { ReadBack } from '#browser/storage/database.ts';
import { readStoredRecords } from '#state/record/stored-records.ts';
import { useEffect, useState } from 'react';

type StoredRecords = ReadBack<readonly RecordItem[]> | null;

/** The records of a tab stored on the device: null for none, undefined while loading. */
export function useStoredRecords(tab: RecordTab): StoredRecords | undefined {
  const [read, setRead] = useState<{ readonly tab: RecordTab; readonly stored: StoredRecords }>();
  useEffect(() => {
    let isShown = true;
    async function readTab() {
      const stored = await readStoredRecords(tab);
      if (isShown) setRead({ tab, stored });
    }
    void readTab();
    return () => {
      isShown = false;
    };
  }, [tab]);
  return read?.tab === tab ? read.stored : undefined;
}
