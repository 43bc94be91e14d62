import { BackLink } from '#features/back-link/back-link.tsx';
import { YourWeek } from '#features/week/your-week.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';

/** The player's last seven days. */
export function WeekScreen() {
  const { t } = useTranslation();
  return (
    <main data-screen="profileWeek">
      <PageHeader title={t('screens.profileWeek.title')} back={<BackLink />} />
      <PageBody>
        <YourWeek isScreen />
      </PageBody>
    </main>
  );
}
