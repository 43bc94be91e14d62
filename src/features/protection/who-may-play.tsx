import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';

/** Who may not play. */
export function WhoMayPlay() {
  const { t } = useTranslation('protection');
  return (
    <InfoCard
      title={t('who.title')}
      points={[t('who.age'), t('who.excluded'), t('who.state'), t('who.staff'), t('who.account')]}
    />
  );
}
