import type { RewardEntry, RewardSource } from '#shared/reward/reward-entry.ts';
import { overlayOpened, type ActivityOverlay } from '#state/overlays/overlay-slice.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { EntryClaims } from './use-entry-claims.ts';

type Place =
  | { readonly kind: 'screen'; readonly to: (typeof SCREENS)[number] }
  | { readonly kind: 'dialog'; readonly overlay: ActivityOverlay };

const SCREENS = [
  '/activity/spin',
  '/activity/cashBonus',
  '/profile/task',
  '/profile/email',
  '/profile/vip',
  '/lobby/home',
] as const;

const screen = (to: (typeof SCREENS)[number]): Place => ({ kind: 'screen', to });
const dialog = (name: 'sign-up-bonus' | 'accumulated-recharge'): Place => ({
  kind: 'dialog',
  overlay: { name },
});

/** Where a reward is claimed or earned. One already in the balance only leads to the games. */
const PLACES: Readonly<Record<RewardSource, Place>> = {
  'accumulated-recharge': dialog('accumulated-recharge'),
  bind: screen('/lobby/home'),
  bonus: screen('/lobby/home'),
  'cash-bonus': screen('/activity/cashBonus'),
  code: screen('/lobby/home'),
  deposit: screen('/lobby/home'),
  'deposit-bonus': screen('/lobby/home'),
  mail: screen('/profile/email'),
  'sign-up-bonus': dialog('sign-up-bonus'),
  'spin-invite': screen('/activity/spin'),
  task: screen('/profile/task'),
  vip: screen('/profile/vip'),
};

interface RewardLeadProps {
  readonly entry: RewardEntry;
  /** Distinguishes the reward from others in the list. */
  readonly name: string;
  readonly claims: EntryClaims;
}

/** Claims a reward, or links to where it is claimed or to the games that count for its bets. */
export function RewardLead({ entry, name, claims }: RewardLeadProps) {
  const { t } = useTranslation('activityCentre');
  const dispatch = useDispatch();
  const place = entry.isGiven ? screen('/lobby/home') : PLACES[entry.source];
  const action = t(
    entry.isGiven ? 'go.play' : entry.state === 'claimable' ? 'go.claim' : 'go.look',
  );
  const label = t('go.of', { action, name });
  const variant = entry.state === 'claimable' ? 'gold' : 'quiet';
  if (entry.claim !== null) {
    return (
      <Button
        variant={variant}
        size="small"
        aria-label={label}
        isBusy={claims.isBusy(entry)}
        disabled={claims.running !== 'none' && !claims.isBusy(entry)}
        onClick={({ timeStamp }) => claims.claim([entry], timeStamp)}
      >
        {action}
      </Button>
    );
  }
  return place.kind === 'screen' ? (
    <Link to={place.to} className={buttonClass(variant, 'small')} aria-label={label}>
      {action}
    </Link>
  ) : (
    <Button
      variant={variant}
      size="small"
      aria-label={label}
      onClick={() => dispatch(overlayOpened(place.overlay))}
    >
      {action}
    </Button>
  );
}
