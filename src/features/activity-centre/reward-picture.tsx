import type { RewardSource } from '#shared/reward/reward-entry.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { TaskIcon } from '#ui/icons/task-icon.tsx';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { Sign } from '#ui/feedback/sign.tsx';
import type { ReactNode } from 'react';
import styles from './reward-row.module.css';

const drawings: Readonly<Record<RewardSource, (props: IconProps) => ReactNode>> = {
  'accumulated-recharge': CoinIcon,
  bind: StarIcon,
  bonus: GiftIcon,
  'cash-bonus': CoinIcon,
  code: GiftIcon,
  deposit: DepositIcon,
  'deposit-bonus': DepositIcon,
  mail: MailIcon,
  'sign-up-bonus': StarIcon,
  'spin-invite': SpinIcon,
  task: TaskIcon,
  vip: VipIcon,
};

/** Picture of a reward's source. */
export function RewardPicture({ source }: { readonly source: RewardSource }) {
  const Drawing = drawings[source];
  return (
    <Sign className={styles.picture}>
      <Drawing size={24} />
    </Sign>
  );
}
