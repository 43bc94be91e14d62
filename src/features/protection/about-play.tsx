import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';

/** What responsible gambling means. */
export function AboutPlay() {
  const { t } = useTranslation('protection');
  return (
    <InfoCard
      title={t('about.title')}
      text={t('about.text')}
      points={[
        t('about.plan'),
        t('about.chase'),
        t('about.borrow'),
        t('about.mood'),
        t('about.stop'),
      ]}
    />
  );
}
