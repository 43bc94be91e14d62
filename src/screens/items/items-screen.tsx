import { BackLink } from '#features/back-link/back-link.tsx';
import { RewardItemsPanel } from '#features/reward-items/reward-items-panel.tsx';
import { useRewardItems } from '#features/reward-items/use-reward-items.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';

/** The player's boosts and tickets, and earlier ones. */
export function ItemsScreen() {
  const { t } = useTranslation();
  const items = useRewardItems();
  return (
    <main data-screen="profileItems">
      <PageHeader title={t('screens.profileItems.title')} back={<BackLink />} />
      <PageBody>
        <RewardItemsPanel items={items} />
      </PageBody>
    </main>
  );
}
