import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { DemosCard } from './demos-card.tsx';
import { KeepCard } from './keep-card.tsx';
import { OfflineCard } from './offline-card.tsx';
import { StorageParts } from './storage-parts.tsx';
import { StorageSummary } from './storage-summary.tsx';
import styles from './storage-colours.module.css';
import type { PhoneStorageView } from './use-phone-storage.ts';

interface PhoneStoragePanelProps {
  readonly view: PhoneStorageView;
  readonly isSignedIn: boolean;
}

/** What the app stores on this device, what works offline, and how to remove parts. */
export function PhoneStoragePanel({ view, isSignedIn }: PhoneStoragePanelProps) {
  const { t } = useTranslation('phoneStorage');
  const { storage, icons, keepAnswer, askToKeep, demos } = view;
  if (storage === null) {
    return (
      <Stack as="output" gap={4} aria-label={t('measuring')} aria-busy data-loading>
        <Skeleton height={124} />
        <Skeleton height={420} />
      </Stack>
    );
  }
  return (
    <Stack gap={6} className={styles.colours}>
      <StorageSummary {...storage} />
      <StorageParts {...view} storage={storage} />
      {storage.opensOffline && demos.status !== 'absent' && <DemosCard demos={demos} />}
      <OfflineCard
        icons={icons}
        hasDemos={demos.status === 'kept'}
        opensOffline={storage.opensOffline}
        isSignedIn={isSignedIn}
      />
      <KeepCard isPersistent={storage.isPersistent} keepAnswer={keepAnswer} askToKeep={askToKeep} />
    </Stack>
  );
}
