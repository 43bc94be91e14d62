import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import type { ActivityParts, ActivityPlace } from '#state/activity/activity-part.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { partOf } from './part-of.ts';
import type { EntryClaims } from './use-entry-claims.ts';

const GAMES: ActivityPlace = { to: '/lobby/home' };

interface RewardLeadProps {
  readonly parts: ActivityParts;
  readonly entry: RewardEntry;
  /** Distinguishes the reward from others in the list. */
  readonly name: string;
  readonly claims: EntryClaims;
}

/**
 * Claims a reward, or links to where it is claimed or earned. One already in the balance leads to the games that
 * count for its bets.
 */
export function RewardLead({ parts, entry, name, claims }: RewardLeadProps) {
  const { t } = useTranslation('activityCentre');
  const dispatch = useDispatch();
  const place = entry.isGiven ? GAMES : (partOf(parts, entry.source)?.place ?? GAMES);
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
  return 'to' in place ? (
    <Link to={place.to} className={buttonClass(variant, 'small')} aria-label={label}>
      {action}
    </Link>
  ) : (
    <Button
      variant={variant}
      size="small"
      aria-label={label}
      onClick={() => dispatch(overlayOpened({ name: place.dialog }))}
    >
      {action}
    </Button>
  );
}
