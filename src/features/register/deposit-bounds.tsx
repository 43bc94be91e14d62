import { useAnonymousTradeInfoQuery } from '#api/deposit.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import styles from './deposit-bounds.module.css';

/** Smallest and largest deposit, shown before registration (spec §6). */
export function DepositBounds() {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data } = useAnonymousTradeInfoQuery();
  return (
    <Note tone="faint" align="center" className={styles.bounds}>
      {data &&
        t('account.register.bounds', {
          min: money(data.min, 'floor'),
          max: money(data.max, 'floor'),
        })}
    </Note>
  );
}
