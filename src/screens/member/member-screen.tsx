import { AppearanceSwitch } from '#features/appearance/appearance-switch.tsx';
import { LanguageSwitch } from '#features/language/language-switch.tsx';
import { MemberCard } from '#features/member-card/member-card.tsx';
import { MemberFreshness } from '#features/member-card/member-freshness.tsx';
import { AppRows } from '#features/member-links/app-rows.tsx';
import { LogOut } from '#features/member-links/log-out.tsx';
import { ProfileTiles } from '#features/member-links/profile-tiles.tsx';
import { RewardRows } from '#features/member-links/reward-rows.tsx';
import { SafetyRows } from '#features/member-links/safety-rows.tsx';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { PushOptIn } from '#features/push-opt-in/push-opt-in.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useLocation } from '@tanstack/react-router';
import { loadTexts } from '#i18n/load-texts.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './member-screen.module.css';

/** Target of refused deposits: `/lobby/member#identity`. */
const IDENTITY_HASH = 'identity';

const IdentityCard = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([
    import('#features/identity/identity-card.tsx'),
    loadTexts('protection'),
  ]);
  return loaded.IdentityCard;
});

/** The player's own tab: account, balance, and links to all their pages (spec §2). */
export function MemberScreen() {
  const { t } = useTranslation();
  const isIdentityWanted = useLocation({ select: ({ hash }) => hash === IDENTITY_HASH });
  return (
    <main data-screen="member">
      <PageHeader title={t('screens.member.title')} />
      <Stack gap={5} className={styles.content}>
        <MemberFreshness />
        <MemberCard />
        <Stack gap={5} className={styles.list}>
          <ProfileTiles />
          <RewardRows />
          <SafetyRows />
          <AppRows />
        </Stack>
        <Card gap={4}>
          <LanguageSwitch />
          <AppearanceSwitch />
          <PushOptIn />
        </Card>
        <div className={styles.identity}>
          <Suspense>
            <IdentityCard isWanted={isIdentityWanted} />
          </Suspense>
        </div>
        <LogOut />
        <AgeNotice seal={t('common.ageNotice')} text={t('common.tagline')} />
      </Stack>
    </main>
  );
}
