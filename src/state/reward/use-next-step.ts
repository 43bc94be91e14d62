import { gamesOf } from '#shared/lobby/catalogue.ts';
import { nextStep } from '#shared/reward/next-step.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { WageringSum } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { gamePlace } from '#state/lobby/game-place.ts';
import { selectHistory } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { useWageringBrief } from '#state/wagering/use-wagering-texts.ts';
import type { MomentStep } from '#ui/outcome/moment-steps.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** Another reward that is ready in the same place. */
export interface NextClaim {
  /** Its money with the bets it asks for; null when it is not money. */
  readonly sum: WageringSum | null;
  readonly isBusy: boolean;
  /** @param at time of the press in ms, from any fixed start */
  readonly onClaim: (at: number) => void;
}

export interface NextStepFacts {
  /** What was just given. */
  readonly rewards: readonly Pick<Reward, 'id' | 'count'>[];
  readonly next?: NextClaim | undefined;
  /** Leads to a list where another one is ready. */
  readonly onSeeNext?: (() => void) | undefined;
}

/** The one step that a success offers: the next reward, a game, or the items; null where none fits. */
export function useNextStep({ rewards, next, onSeeNext }: NextStepFacts): MomentStep | null {
  const { t } = useTranslation('reward');
  const { playBlock, isLimitReached } = useAccountState();
  const claimStep = useClaimStep();
  const playStep = usePlayStep();
  const mayPlay = playBlock === null && !isLimitReached;
  const isMoreReady = next !== undefined || onSeeNext !== undefined;
  switch (nextStep({ rewards, isMoreReady, mayPlay })) {
    case 'claim':
      if (next !== undefined) return claimStep(next);
      return { label: t('next.see'), onPress: () => onSeeNext?.() };
    case 'play':
      return playStep;
    case 'items':
      return { label: t('next.items'), place: { to: '/profile/items' } };
    case 'none':
      return null;
  }
}

/** Claims with one press, below what the money asks for. */
function useClaimStep(): (next: NextClaim) => MomentStep {
  const { t } = useTranslation('reward');
  const { money } = useFormats();
  const brief = useWageringBrief();
  return ({ sum, isBusy, onClaim }) => {
    const terms = brief(sum);
    return {
      label: sum === null ? t('next.claim') : t('next.claimOf', { amount: money(sum.amount) }),
      note: terms === null ? null : t('next.terms', { terms }),
      isBusy,
      onPress: onClaim,
    };
  };
}

/** Leads to the game that was played last, which is also the one that the player left for this; else to all. */
function usePlayStep(): MomentStep {
  const { t } = useTranslation('reward');
  const catalogue = useSelector(selectCatalogue);
  const game = gamesOf(catalogue, useSelector(selectHistory)).find(
    ({ isInMaintenance }) => !isInMaintenance,
  );
  return game === undefined
    ? { label: t('next.games'), place: { to: '/lobby/home' } }
    : { label: t('next.play', { name: game.name }), place: gamePlace(game) };
}
