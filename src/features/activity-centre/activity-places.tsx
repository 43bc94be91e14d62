import { activities, type ActivityName } from '#shared/activity/activities.ts';
import { namedParts, type ActivityParts, type PartName } from '#state/activity/activity-part.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { TileFace, tileClass } from '#ui/layout/tile.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './activity-places.module.css';

interface ActivityPlacesProps {
  readonly parts: ActivityParts;
  /** Numbers of the running activities. */
  readonly running: readonly number[];
}

/** A tile for every running activity, and for the screens with rewards of their own. */
export function ActivityPlaces({ parts, running }: ActivityPlacesProps) {
  const { t } = useTranslation('activityCentre');
  const { t: ofReward } = useTranslation('reward');
  const dispatch = useDispatch();
  return (
    <nav aria-label={t('places.title')}>
      <ul className={styles.tiles}>
        {namedParts(parts)
          .filter(({ name }) => !isActivity(name) || running.includes(activities[name].id))
          .map(({ name, Icon, place }) => {
            const face = <TileFace sign={<Icon size={24} />} name={ofReward(`place.${name}`)} />;
            return (
              <li key={name}>
                {'to' in place ? (
                  <Link to={place.to} className={tileClass}>
                    {face}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={tileClass}
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

const isActivity = (name: PartName): name is PartName & ActivityName => name in activities;
