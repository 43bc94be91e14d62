import { useIsOnline } from '#state/connection/use-is-online.ts';
import type { Reward } from '#shared/reward/reward.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarToClaim, ClaimButton } from './claim-button.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';
import { useDayClaim } from './use-day-claim.ts';
import { useSignUpBonus } from './use-sign-up-bonus.ts';

export interface SignUpBonusSheetProps extends OpenedProps {
  /** Features do not import each other, so the app supplies the rendering of rewards. */
  readonly renderRewards: (rewards: readonly Reward[]) => ReactNode;
}

/** The sign-up bonus: packages to buy, then the calendar of the bought one (spec §2, §4). */
export function SignUpBonusSheet({ renderRewards, ...opened }: SignUpBonusSheetProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('signUpBonus');
  const view = useSignUpBonus();
  const claim = useDayClaim();
  const isOffline = !useIsOnline();
  const open = view.status === 'calendar' ? calendarToClaim(view.calendars) : null;
  return (
    <BottomSheet
      {...opened}
      name="sign-up-bonus"
      variant={view.status}
      title={t('title')}
      closeLabel={words('common.close')}
      footer={
        open === null ? undefined : (
          <ClaimButton calendar={open} claim={claim} isOffline={isOffline} />
        )
      }
    >
      <SignUpPanel view={view} claim={claim} isOffline={isOffline} renderRewards={renderRewards} />
    </BottomSheet>
  );
}
