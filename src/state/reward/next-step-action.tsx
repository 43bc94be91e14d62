import { nextStep } from '#shared/reward/next-step.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { WageringSum } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { useWageringBrief } from '#state/wagering/use-wagering-texts.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import { PlayLink } from './play-link.tsx';

/** Another reward that is ready in the same place. */
export interface NextClaim {
  /** Its money with the bets it asks for; null when it is not money. */
  readonly sum: WageringSum | null;
  readonly isBusy: boolean;
  /** @param at time of the press in ms, from any fixed start */
  readonly onClaim: (at: number) => void;
}

export interface NextStepActionProps {
  /** What was just given. */
  readonly rewards: readonly Pick<Reward, 'id' | 'count'>[];
  readonly next?: NextClaim | undefined;
  /** Leads to a list where another one is ready. */
  readonly onSeeNext?: (() => void) | undefined;
}

/** The one step that a success offers: the next reward, a game, or the items; nothing where none fits. */
export function NextStepAction({ rewards, next, onSeeNext }: NextStepActionProps) {
  const { t } = useTranslation('reward');
  const { playBlock, isLimitReached } = useAccountState();
  const mayPlay = playBlock === null && !isLimitReached;
  const isMoreReady = next !== undefined || onSeeNext !== undefined;
  switch (nextStep({ rewards, isMoreReady, mayPlay })) {
    case 'claim':
      return next === undefined ? (
        <Button size="large" isWide onClick={onSeeNext}>
          {t('next.see')}
        </Button>
      ) : (
        <NextClaimButton {...next} />
      );
    case 'play':
      return <PlayLink />;
    case 'items':
      return (
        <AppLink to="/profile/items" className={buttonClass('primary', 'large', true)}>
          {t('next.items')}
        </AppLink>
      );
    case 'none':
      return null;
  }
}

/** Claims with one press, below what the money asks for. */
function NextClaimButton({ sum, isBusy, onClaim }: NextClaim) {
  const { t } = useTranslation('reward');
  const { money } = useFormats();
  const terms = useWageringBrief()(sum);
  return (
    <>
      {terms !== null && <Note align="center">{t('next.terms', { terms })}</Note>}
      <Button
        variant="gold"
        size="large"
        isWide
        isBusy={isBusy}
        onClick={({ timeStamp }) => onClaim(timeStamp)}
      >
        {sum === null ? t('next.claim') : t('next.claimOf', { amount: money(sum.amount) })}
      </Button>
    </>
  );
}
