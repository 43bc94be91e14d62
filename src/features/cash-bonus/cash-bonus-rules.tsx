import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './cash-bonus-rules.module.css';

const RULES = ['rules.collect', 'rules.game', 'rules.bank', 'rules.limits'] as const;

/** What holds for all bonuses of the page. */
export function CashBonusRules() {
  const { t } = useTranslation('cashBonus');
  return (
    <Stack as="section" gap={2}>
      <Text as="h2" size="lead" weight="bold">
        {t('rules.title')}
      </Text>
      <List gap={2} className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </List>
    </Stack>
  );
}
