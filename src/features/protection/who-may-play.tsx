import { useProtectionText } from '#i18n/use-protection-text.ts';
import { InfoCard } from './info-card.tsx';

/** Who may not play. */
export function WhoMayPlay() {
  const t = useProtectionText();
  return (
    <InfoCard
      title={t('who.title')}
      points={[t('who.age'), t('who.excluded'), t('who.state'), t('who.staff'), t('who.account')]}
    />
  );
}
