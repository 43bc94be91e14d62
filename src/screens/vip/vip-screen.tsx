import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { RewardList } from '#features/reward/reward-list.tsx';
import { useVipClaims } from '#features/vip/use-vip-claims.ts';
import { useVip } from '#features/vip/use-vip.ts';
import { VipPanel } from '#features/vip/vip-panel.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** The player's level, its limits and bonuses, and the whole ladder (spec §2, `/profile/vip`; §6). */
export function VipScreen() {
  const { t } = useTranslation();
  const vip = useVip();
  const claims = useVipClaims();
  const boosts = useSelector(selectConfig)?.boosts;
  return (
    <main data-screen="profileVip">
      <PageHeader title={t('screens.profileVip.title')} back={<BackLink />} />
      <PageBody>
        <VipPanel
          vip={vip}
          claims={claims}
          renderRewards={(rewards) => <RewardList rewards={rewards} boosts={boosts} />}
        />
      </PageBody>
    </main>
  );
}
