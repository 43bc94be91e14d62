import { ActivityId } from '#shared/activity/activity.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { TaskIcon } from '#ui/icons/task-icon.tsx';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { TileFace, tileClass } from '#ui/layout/tile.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './activity-places.module.css';

type Drawing = (props: IconProps) => ReactNode;

/** Dialogs and screens of activities; those with an id are shown only while it runs. */
const DIALOGS = [
  { overlay: 'sign-up-bonus', id: ActivityId.signUpBonus, text: 'signUpBonus', Drawing: StarIcon },
  {
    overlay: 'accumulated-recharge',
    id: ActivityId.accumulatedRecharge,
    text: 'accumulatedRecharge',
    Drawing: GiftIcon,
  },
  { overlay: 'follow-rewards', id: ActivityId.followRewards, text: 'follow', Drawing: HeartIcon },
] as const satisfies readonly { readonly Drawing: Drawing; readonly [key: string]: unknown }[];

const SCREENS = [
  { to: '/activity/spin', id: ActivityId.spinInvite, text: 'spin', Drawing: SpinIcon },
  { to: '/activity/cashBonus', id: ActivityId.redPacket, text: 'cashBonus', Drawing: CoinIcon },
  { to: '/profile/task', id: null, text: 'tasks', Drawing: TaskIcon },
  { to: '/profile/email', id: null, text: 'mail', Drawing: MailIcon },
  { to: '/profile/vip', id: null, text: 'vip', Drawing: VipIcon },
] as const satisfies readonly { readonly Drawing: Drawing; readonly [key: string]: unknown }[];

/** Every running activity as a tile that links to it. */
export function ActivityPlaces({ running }: { readonly running: readonly number[] }) {
  const { t } = useTranslation('activityCentre');
  const dispatch = useDispatch();
  return (
    <nav aria-label={t('places.title')}>
      <ul className={styles.tiles}>
        {DIALOGS.filter(({ id }) => running.includes(id)).map(({ overlay, text, Drawing }) => (
          <li key={overlay}>
            <button
              type="button"
              className={tileClass}
              onClick={() => dispatch(overlayOpened({ name: overlay }))}
            >
              <TileFace sign={<Drawing size={24} />} name={t(`places.${text}`)} />
            </button>
          </li>
        ))}
        {SCREENS.filter(({ id }) => id === null || running.includes(id)).map(
          ({ to, text, Drawing }) => (
            <li key={to}>
              <Link to={to} className={tileClass}>
                <TileFace sign={<Drawing size={24} />} name={t(`places.${text}`)} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
