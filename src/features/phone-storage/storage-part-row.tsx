import type { StoragePart } from '#shared/phone-storage/storage-part.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './storage-part-row.module.css';
import { useDataSize } from './use-data-size.ts';
import type { PhoneStorageView } from './use-phone-storage.ts';

interface StoragePartRowProps extends Pick<
  PhoneStorageView,
  'canRemove' | 'remove' | 'removal' | 'removing'
> {
  readonly part: StoragePart;
  readonly bytes: number;
  readonly note: string;
  /** Loads what is missing of it; undefined where nothing is. */
  readonly onFetchAll?: (() => void) | undefined;
  readonly isFetching?: boolean;
}

/** One part: what it is, its size, and its removal with a question. */
export function StoragePartRow({ part, bytes, note, ...row }: StoragePartRowProps) {
  const { t } = useTranslation('phoneStorage');
  const size = useDataSize();
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelled'>('closed');
  const { canRemove, remove, removal, removing, onFetchAll, isFetching = false } = row;
  const name = t(`parts.${part}`);
  const result = removal?.part === part ? removal : null;
  return (
    <li className={styles.part} data-storage-part={part} data-bytes={bytes}>
      <span className={styles.dot} data-storage-colour={part} aria-hidden />
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        <Note tone="faint">{note}</Note>
      </div>
      <Text tone="soft" size="small" figures className={styles.size}>
        {size(bytes)}
      </Text>
      {canRemove(part) && step === 'asking' ? (
        <div className={styles.below}>
          <ConfirmStep
            title={t(`question.${part}`)}
            text={t(`result.${part}`)}
            confirmLabel={t('remove')}
            cancelLabel={t('cancel')}
            isBusy={removing === part}
            onConfirm={() => void remove(part).then(() => setStep('closed'))}
            onCancel={() => setStep('cancelled')}
          />
        </div>
      ) : (
        <div className={styles.actions}>
          {canRemove(part) && (
            <Button
              ref={step === 'cancelled' ? takeFocus : undefined}
              variant="quiet"
              size="small"
              aria-label={t('removePart', { part: name })}
              onClick={() => setStep('asking')}
            >
              {t('remove')}
            </Button>
          )}
          {onFetchAll !== undefined && (
            <Button variant="quiet" size="small" isBusy={isFetching} onClick={onFetchAll}>
              {t('icons.fetchAll')}
            </Button>
          )}
        </div>
      )}
      <Text
        as="output"
        tone={result?.bytes === 0 ? 'soft' : 'jade'}
        size="small"
        weight="medium"
        className={styles.below}
      >
        {result !== null && (
          <span>
            {result.bytes === 0 ? t('nothing') : t('freed', { size: size(result.bytes) })}
          </span>
        )}
      </Text>
    </li>
  );
}
