import { STORAGE_PARTS, totalOf } from '#shared/phone-storage/storage-part.ts';
import { Card } from '#ui/layout/card.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './storage-summary.module.css';
import { useDataSize } from './use-data-size.ts';
import type { PhoneStorage } from './use-phone-storage.ts';

/** The total, and a bar with the share of each part. */
export function StorageSummary({ sizes, extra, hasCaches }: PhoneStorage) {
  const { t } = useTranslation('phoneStorage');
  const size = useDataSize();
  const shown = STORAGE_PARTS.filter((part) => sizes[part] > 0);
  return (
    <Card as="section" gap={3} aria-label={t('total')}>
      <div className={styles.head}>
        <Text as="h2" tone="soft" size="small" weight="medium">
          {t('total')}
        </Text>
        <Text size="title" weight="bold" figures data-storage-total={totalOf(sizes)}>
          {t('size', { size: size(totalOf(sizes)) })}
        </Text>
      </div>
      <div className={styles.bar} aria-hidden>
        {shown.map((part) => (
          <span
            key={part}
            className={styles.share}
            data-storage-colour={part}
            style={{ flexGrow: sizes[part] }}
          />
        ))}
      </div>
      {!hasCaches && (
        <Text tone="soft" size="small">
          {t('noCaches')}
        </Text>
      )}
      {extra > 0 && (
        <Text tone="faint" size="caption" figures>
          {t('extra', { size: size(extra) })}
        </Text>
      )}
    </Card>
  );
}
