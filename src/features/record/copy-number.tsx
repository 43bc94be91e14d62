import { useCopy } from '#i18n/use-copy.ts';
import * as ui from '#ui/money/copy-number.tsx';
import { useTranslation } from 'react-i18next';
import styles from './record-detail.module.css';

/** The copyable number of an order or round. */
export function CopyNumber({ name, number }: { readonly name: string; readonly number: string }) {
  const { t } = useTranslation('record');
  return (
    <div className={styles.number}>
      <ui.CopyNumber
        {...useCopy(number)}
        name={name}
        number={number}
        copyLabel={t('detail.copy')}
      />
    </div>
  );
}
