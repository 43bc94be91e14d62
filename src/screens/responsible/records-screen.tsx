import { AfterProtection } from '#features/protection/after-protection.tsx';
import { OwnRecordsCard } from '#features/protection/own-records.tsx';
import { RealityCard } from '#features/protection/reality-card.tsx';
import { TodayCard } from '#features/protection/today-card.tsx';
import { YourWeek } from '#features/week/your-week.tsx';
import { useTranslation } from 'react-i18next';
import { PartScreen } from './part-screen.tsx';

/** The player's day and week, time reminders and records. */
export function RecordsScreen() {
  const { t } = useTranslation('protection');
  return (
    <PartScreen name="records" title={t('overview.play')} isOwn>
      <AfterProtection>
        <TodayCard />
        <YourWeek />
        <RealityCard />
        <OwnRecordsCard />
      </AfterProtection>
    </PartScreen>
  );
}
