import { buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';

/** Where limits and pauses are found, for a visitor. */
export function VisitorNote() {
  const { t } = useTranslation('protection');
  return (
    <InfoCard title={t('visitor.title')} text={t('visitor.text')}>
      <Link
        to="/login"
        search={{ back: '/responsible' }}
        className={buttonClass('quiet', 'medium', true)}
      >
        {t('visitor.login')}
      </Link>
    </InfoCard>
  );
}
