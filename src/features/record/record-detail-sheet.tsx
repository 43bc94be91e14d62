import type { RecordItem } from '#shared/record/record-item.ts';
import type { RecordQuery } from '#shared/record/record-query.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordDetail } from './record-detail.tsx';

export interface RecordDetailSheetProps {
  /** Null while no record is open. */
  readonly item: RecordItem | null;
  readonly onClose: () => void;
  readonly onQuery: (query: RecordQuery) => void;
}

/** One record over the list. It stays visible while the sheet closes. */
export function RecordDetailSheet({ item, onClose, onQuery }: RecordDetailSheetProps) {
  const { t } = useTranslation('record');
  const { t: words } = useTranslation();
  const [last, setLast] = useState(item);
  if (item !== null && item !== last) setLast(item);
  const shown = item ?? last;
  return (
    <BottomSheet
      name="record-detail"
      title={t(`tab.${shown?.tab ?? 'all'}`)}
      closeLabel={words('common.close')}
      isOpen={item !== null}
      onClose={onClose}
    >
      {shown !== null && <RecordDetail item={shown} onQuery={onQuery} />}
    </BottomSheet>
  );
}
