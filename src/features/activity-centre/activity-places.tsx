import { activities, type ActivityName } from '#shared/activity/activities.ts';
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

/** Dialogs and screens; those of activities are shown only while it runs. */
const DIALOGS = [
  { name: 'sign-up-bonus', text: 'signUpBonus', Drawing: StarIcon },
  { name: 'accumulated-recharge', text: 'accumulatedRecharge', Drawing: GiftIcon },
  { name: 'follow-rewards', text: 'follow', Drawing: HeartIcon },
] as const satisfies readonly { readonly Drawing: Drawing; readonly [key: string]: unknown }[];

const SCREENS = [
  { to: '/activity/spin', name: 'spin-invite', text: 'spin', Drawing: SpinIcon },
  { to: '/activity/cashBonus', name: 'red-packet', text: 'cashBonus', Drawing: CoinIcon },
  { to: '/profile/task', name: null, text: 'tasks', Drawing: TaskIcon },
  { to: '/profile/email', name: null, text: 'mail', Drawing: MailIcon },
  { to: '/profile/vip', name: null, text: 'vip', Drawing: VipIcon },
] as const satisfies readonly { readonly Drawing: Drawing; readonly [key: string]: unknown }[];

/** Every running activity as a tile that links to it. */
export function ActivityPlaces({ running }: { readonly running: readonly number[] }) {
  const { t } = useTranslation('activityCentre');
  const dispatch = useDispatch();
  const isRunning = (name: ActivityName) => running.includes(activities[name].id);
  return (
    <nav aria-label={t('places.title')}>
      <ul className={styles.tiles}>
        {DIALOGS.filter(({ name }) => isRunning(name)).map(({ name, text, Drawing }) => (
          <li key={name}>
            <button
              type="button"
              className={tileClass}
              onClick={() => dispatch(overlayOpened({ name }))}
            >
              <TileFace sign={<Drawing size={24} />} name={t(`places.${text}`)} />
            </button>
          </li>
        ))}
        {SCREENS.filter(({ name }) => name === null || isRunning(name)).map(
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
