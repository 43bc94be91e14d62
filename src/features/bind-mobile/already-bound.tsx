import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './bind-mobile.module.css';

/** There is nothing left to bind. */
export function AlreadyBound({ mobile }: { readonly mobile: string }) {
  const { t } = useTranslation();
  return (
    <Card look="raised" className={styles.panel}>
      <span className={styles.seal}>
        <CheckIcon size={32} />
      </span>
      <h2 className={styles.heading}>{t('account.bind.alreadyTitle')}</h2>
      <p className={styles.number} dir="ltr">
        {mobile}
      </p>
      <p className={styles.lead}>{t('account.bind.alreadyText')}</p>
      <Link to="/service" className={buttonClass('quiet', 'medium', true)}>
        {t('account.bind.service')}
      </Link>
    </Card>
  );
}
