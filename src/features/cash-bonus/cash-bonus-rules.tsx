import { useTranslation } from 'react-i18next';
import styles from './cash-bonus-rules.module.css';

const RULES = ['rules.collect', 'rules.game', 'rules.bank', 'rules.limits'] as const;

/** What holds for all bonuses of the page. */
export function CashBonusRules() {
  const { t } = useTranslation('cashBonus');
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('rules.title')}</h2>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  );
}
