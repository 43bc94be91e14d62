import { LimitsSection } from '#features/protection/limits-section.tsx';
import { useTranslation } from 'react-i18next';
import { PartScreen } from './part-screen.tsx';

/** The player's own limits. */
export function LimitsScreen() {
  const { t } = useTranslation('protection');
  return (
    <PartScreen name="limits" title={t('overview.limits')} isOwn>
      <LimitsSection />
    </PartScreen>
  );
}
