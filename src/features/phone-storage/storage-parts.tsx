import { STORAGE_PARTS, type StoragePart } from '#shared/phone-storage/storage-part.ts';
import type { IconProgress } from '#shared/worker/messages-contract.ts';
import { iconSync } from '#browser/worker/icon-sync.ts';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useTranslation } from 'react-i18next';
import { StoragePartRow } from './storage-part-row.tsx';
import type { PhoneStorage, PhoneStorageView } from './use-phone-storage.ts';

/** Every part with its size; icons also with how many of the list are stored. */
export function StorageParts({
  storage,
  icons,
  ...removal
}: PhoneStorageView & { readonly storage: PhoneStorage }) {
  const { t } = useTranslation('phoneStorage');
  const iconNote = useIconNote(icons);
  const notes: Readonly<Record<StoragePart, string>> = {
    icons: iconNote,
    pictures: t('notes.pictures'),
    demos: t('notes.demos'),
    app: t('notes.app'),
    lobby: t('notes.lobby'),
    records: t('notes.records'),
    account: t(storage.hasSavedLogin ? 'notes.accountSaved' : 'notes.account'),
  };
  return (
    <Section title={t('partsTitle')}>
      <Card as="ul" inset="rows" data-icon-state={icons?.state}>
        {STORAGE_PARTS.filter((part) => part !== 'demos' || storage.sizes.demos > 0).map((part) => (
          <StoragePartRow
            key={part}
            {...removal}
            part={part}
            bytes={storage.sizes[part]}
            note={notes[part]}
            onFetchAll={part === 'icons' && isIncomplete(icons) ? iconSync.fetchAll : undefined}
            isFetching={icons?.state === 'running'}
          />
        ))}
      </Card>
    </Section>
  );
}

const isIncomplete = (icons: IconProgress | null): boolean =>
  icons !== null && (icons.isPartial || icons.state === 'freed');

function useIconNote(icons: IconProgress | null): string {
  const { t } = useTranslation('phoneStorage');
  if (icons === null || icons.state === 'freed') return t('icons.freed');
  const { state, done, total } = icons;
  if (state === 'running') return t('icons.running', { done, total });
  const count = t('icons.some', { done, total });
  return state === 'failed' || state === 'stalled' ? `${count}. ${t('icons.waiting')}` : count;
}
