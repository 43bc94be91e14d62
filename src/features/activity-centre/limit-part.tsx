import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './limit-part.module.css';

/** Replaces the activities while one of the player's limits is used up: no invitation to play. */
export function LimitPart() {
  const { t } = useTranslation('activityCentre');
  const { t: ofReward } = useTranslation('reward');
  return (
    <div data-paused>
      <EmptyState
        art={<PauseIcon size={56} />}
        title={t('paused.title')}
        text={t('paused.text')}
        action={
          <Stack gap={3} className={styles.ways}>
            <Link to="/responsible/limits" className={buttonClass('quiet', 'medium', true)}>
              {t('paused.limits')}
            </Link>
            <Link to="/profile/email" className={buttonClass('quiet', 'medium', true)}>
              {ofReward('place.mail')}
            </Link>
            <Link to="/profile/vip" className={buttonClass('quiet', 'medium', true)}>
              {ofReward('place.vip')}
            </Link>
          </Stack>
        }
      />
    </div>
  );
}
