import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { Note } from '#ui/base/note.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useTranslation } from 'react-i18next';
import styles from './offline-card.module.css';
import type { PhoneStorageView } from './use-phone-storage.ts';

interface OfflineCardProps extends Pick<PhoneStorageView, 'icons'> {
  readonly opensOffline: boolean;
  /** A visitor has no likes and no records. */
  readonly isSignedIn: boolean;
  readonly hasDemos: boolean;
}

/** What works without a network, in plain words. */
export function OfflineCard({ icons, opensOffline, isSignedIn, hasDemos }: OfflineCardProps) {
  const { t } = useTranslation('phoneStorage');
  const works = [
    t('offline.browse'),
    ...(isSignedIn ? [t('offline.like'), t('offline.records')] : []),
    ...(hasDemos ? [t('offline.demos')] : []),
  ];
  const hasLetters = icons?.state === 'freed';
  return (
    <Section title={t('offlineTitle')}>
      <Card gap={3}>
        {opensOffline ? (
          <ul className={styles.facts}>
            {works.map((fact) => (
              <li key={fact} className={styles.fact}>
                <CheckIcon size={18} className={styles.yes} />
                <span>{fact}</span>
              </li>
            ))}
            {hasLetters && (
              <li className={styles.fact}>
                <OfflineIcon size={18} className={styles.no} />
                <span>{t('offline.letters')}</span>
              </li>
            )}
          </ul>
        ) : (
          <Note>{t('offline.notReady')}</Note>
        )}
        <Note tone="faint">{t('offline.never')}</Note>
      </Card>
    </Section>
  );
}
