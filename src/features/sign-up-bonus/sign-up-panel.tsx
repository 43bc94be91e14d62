import type { Reward } from '#shared/reward/reward.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BonusCalendar } from './bonus-calendar.tsx';
import { DayGot } from './day-got.tsx';
import { PackageList } from './package-list.tsx';
import styles from './sign-up-panel.module.css';
import type { DayClaim } from './use-day-claim.ts';
import type { SignUpBonusView } from './use-sign-up-bonus.ts';

export interface SignUpPanelProps {
  readonly view: SignUpBonusView;
  readonly claim: DayClaim;
  readonly isOffline: boolean;
  /** Features do not import each other, so the app supplies the rendering of rewards. */
  readonly renderRewards: (rewards: readonly Reward[]) => ReactNode;
}

export function SignUpPanel({ view, claim, isOffline, renderRewards }: SignUpPanelProps) {
  const { t } = useTranslation('signUpBonus');
  const loadLabels = useLoadLabels();
  const { end } = claim;
  switch (view.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={view} failedTitle={t('failedTitle')} {...loadLabels}>
          <Skeleton height={196} radius={2} />
          <Skeleton height={196} radius={2} />
          <Skeleton height={196} radius={2} />
        </LoadState>
      );
    case 'packages':
      return <PackageList packages={view.packages} bonus={view.bonus} />;
    case 'calendar': {
      const { calendars, problem } = view;
      if (calendars.length === 0) {
        return (
          <EmptyState
            art={<GiftIcon size={56} />}
            title={t('failedTitle')}
            text={t('calendar.unreadable')}
          />
        );
      }
      return (
        <Stack gap={4}>
          {isOffline && <NoticeBanner tone="offline" text={t('offline')} />}
          {!isOffline && problem !== null && <NoticeBanner tone="warning" text={problem} />}
          {end?.status === 'got' && (
            <DayGot reward={end.reward} onDone={claim.done}>
              {renderRewards(end.reward.rewards)}
            </DayGot>
          )}
          {end?.status === 'refused' && (
            <div ref={takeFocus} tabIndex={-1} className={styles.refused}>
              <NoticeBanner tone="failure" text={end.text} note={end.note} />
            </div>
          )}
          {calendars.map((calendar) => (
            <BonusCalendar
              key={calendar.owned.id}
              calendar={calendar}
              claim={claim}
              isOffline={isOffline}
            />
          ))}
        </Stack>
      );
    }
  }
}
