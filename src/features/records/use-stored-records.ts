import type { RecordItem, RecordTab } from '#domain/record/record-item.ts';
import type { ReadBack } from '#platform/database.ts';
import { readStoredRecords } from '#session/stored-records.ts';
import { useEffect, useState } from 'react';

type Kept = ReadBack<readonly RecordItem[]> | null;

/** What the phone has kept of a tab: null for nothing, undefined while it is being read. */
export function useStoredRecords(tab: RecordTab): Kept | undefined {
  const [read, setRead] = useState<{ readonly tab: RecordTab; readonly kept: Kept }>();
  useEffect(() => {
    let isShown = true;
    async function readTab() {
      const kept = await readStoredRecords(tab);
      if (isShown) setRead({ tab, kept });
    }
    void readTab();
    return () => {
      isShown = false;
    };
  }, [tab]);
  return read?.tab === tab ? read.kept : undefined;
}
