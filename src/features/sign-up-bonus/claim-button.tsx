import { claimableDay } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { useTranslation } from 'react-i18next';
import type { DayClaim } from './use-day-claim.ts';
import type { BonusCalendar } from './use-sign-up-bonus.ts';

export interface ClaimButtonProps {
  readonly calendar: BonusCalendar;
  readonly claim: DayClaim;
  readonly isOffline: boolean;
}

/** Claims the open day, within a thumb's reach. */
export function ClaimButton({ calendar, claim, isOffline }: ClaimButtonProps) {
  const { t } = useTranslation('signUpBonus');
  const { money } = useFormats();
  const { owned, pack } = calendar;
  return (
    <Button
      variant="gold"
      size="large"
      isWide
      isBusy={claim.busyId === owned.id}
      disabled={isOffline}
      onClick={({ timeStamp }) => claim.claim(owned.id, timeStamp)}
    >
      {pack === null
        ? t('calendar.claimToday')
        : t('calendar.claimAmount', { amount: money(pack.daily) })}
    </Button>
  );
}

/** The first calendar with a claimable day; null for none. */
export const calendarToClaim = (calendars: readonly BonusCalendar[]): BonusCalendar | null =>
  calendars.find(({ owned }) => claimableDay(owned) !== null) ?? null;
