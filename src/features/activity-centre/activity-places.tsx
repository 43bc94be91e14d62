import '#theme/rewards.css';
import { activities, type ActivityName } from '#shared/activity/activities.ts';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { namedParts, type ActivityParts, type PartName } from '#state/activity/activity-part.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { ProgressRing } from '#ui/feedback/progress-ring.tsx';
import { AppLink } from '#ui/base/app-link.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './activity-places.module.css';
import { PlaceArt } from './place-art.tsx';
import { placeState, type PlaceState } from './place-state.ts';
import { RewardEnd } from './reward-end.tsx';
import { useEntriesNow } from './use-entries-now.ts';

interface ActivityPlacesProps {
  readonly parts: ActivityParts;
  /** Numbers of the running activities. */
  readonly running: readonly number[];
  /** The player's rewards; empty until they are known. */
  readonly entries: readonly RewardEntry[];
}

/** A tile for every running activity, and for the screens with rewards of their own. */
export function ActivityPlaces({ parts, running, entries }: ActivityPlacesProps) {
  const { t } = useTranslation('activityCentre');
  const dispatch = useDispatch();
  const now = useEntriesNow(entries);
  return (
    <nav aria-label={t('places.title')}>
      <ul className={styles.tiles}>
        {namedParts(parts)
          .filter(({ name }) => !isActivity(name) || running.includes(activities[name].id))
          .map(({ name, place }) => {
            const face = <Face name={name} entries={now} />;
            return (
              <li key={name}>
                {'to' in place ? (
                  <AppLink to={place.to} className={styles.tile} data-place={name}>
                    {face}
                  </AppLink>
                ) : (
                  <button
                    type="button"
                    className={styles.tile}
                    data-place={name}
                    onClick={() => dispatch(overlayOpened({ name: place.dialog }))}
                  >
                    {face}
                  </button>
                )}
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

interface FaceProps {
  readonly name: PartName;
  readonly entries: readonly RewardEntry[];
}

/** The tile's picture, with its name and what is behind it. */
function Face({ name, entries }: FaceProps) {
  const { t: ofReward } = useTranslation('reward');
  const state = placeState(entries.filter(({ source }) => source === name));
  return (
    <>
      <PlaceArt name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{ofReward(`place.${name}`)}</span>
        <StateWords state={state} />
      </span>
    </>
  );
}

/** One line, also while nothing is known: the name above it does not move. */
function StateWords({ state }: { readonly state: PlaceState }) {
  const { t } = useTranslation('activityCentre');
  const { money, percent } = useFormats();
  switch (state.kind) {
    case 'ready':
      return (
        <span className={styles.ready}>
          {state.amount > 0
            ? t('places.readyOf', { amount: money(state.amount, 'short') })
            : t('places.ready')}
        </span>
      );
    case 'progress':
      return (
        <span className={styles.state}>
          <ProgressRing fraction={state.fraction} size={18} />
          <span>{percent(Math.floor(state.fraction * 100) * 100)}</span>
        </span>
      );
    case 'ends':
      return (
        <span className={styles.state}>
          <RewardEnd as="span" endsAt={state.endsAt} isOver={false} />
        </span>
      );
    case 'none':
      return <span className={styles.state} />;
  }
}

const isActivity = (name: PartName): name is PartName & ActivityName => name in activities;
