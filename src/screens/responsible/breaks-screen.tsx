import { PauseSection } from '#features/protection/pause-section.tsx';
import { useTranslation } from 'react-i18next';
import { PartScreen } from './part-screen.tsx';

/** Breaks and self-exclusion. */
export function BreaksScreen() {
  const { t } = useTranslation('protection');
  return (
    <PartScreen name="breaks" title={t('overview.breaks')} isOwn>
      <PauseSection />
    </PartScreen>
  );
}
