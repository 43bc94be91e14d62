import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';

export function WhoMayPlay() {
  const { t } = useTranslation('protection');
  return (
    <InfoCard
      title={t('who.title')}
      points={[t('who.age'), t('who.excluded'), t('who.state'), t('who.staff'), t('who.account')]}
    />
  );
}
