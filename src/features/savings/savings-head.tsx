import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './savings-head.module.css';
import type { ReadySavings } from './use-savings.ts';

/** What stands in savings, and at which rate. */
export function SavingsHead({ state }: { readonly state: ReadySavings }) {
  const { t } = useTranslation('savings');
  const { money, percent } = useFormats();
  const { amount, aprBps } = state.savings;
  return (
    <Card look="raised" className={styles.head}>
      <span className={styles.sign}>
        <BankIcon size={28} />
      </span>
      <Stack as="p" gap="hair">
        <Text as="span" tone="soft" size="small">
          {t('inBank')}
        </Text>
        <Amount text={money(amount)} size="huge" />
        <Text as="span" tone="soft" size="small">
          {aprBps > 0 ? t('apr', { percent: percent(aprBps) }) : t('noInterest')}
        </Text>
      </Stack>
    </Card>
  );
}
