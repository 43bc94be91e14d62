import { useBalanceSubscription } from '#api/balance.ts';
import { REFETCHED_WHILE_SHOWN } from '#api/core/query-freshness.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './deposit-balance.module.css';

export function DepositBalance() {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const balance = useSelector(selectBalance);
  useBalanceSubscription(undefined, REFETCHED_WHILE_SHOWN);
  return (
    <Stack as="p" gap={1} className={styles.balance}>
      <Note as="span">{t('balance')}</Note>
      {balance === null ? (
        <Skeleton shape="line" className={styles.coming} />
      ) : (
        <Amount text={money(balance.coin)} size="huge" isBalance />
      )}
    </Stack>
  );
}
