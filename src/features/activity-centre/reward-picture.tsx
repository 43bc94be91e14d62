import type { RewardSource } from '#shared/reward/reward-entry.ts';
import type { ActivityParts, PartName } from '#state/activity/activity-part.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { Sign } from '#ui/feedback/sign.tsx';
import type { ReactNode } from 'react';
import { partOf } from './part-of.ts';
import styles from './reward-row.module.css';

/** Icons of the sources that are no part of the activity centre. */
const OTHERS: Readonly<Record<Exclude<RewardSource, PartName>, (props: IconProps) => ReactNode>> = {
  bind: StarIcon,
  bonus: GiftIcon,
  code: GiftIcon,
  deposit: DepositIcon,
  'deposit-bonus': DepositIcon,
};

interface RewardPictureProps {
  readonly parts: ActivityParts;
  readonly source: RewardSource;
}

/** Picture of a reward's source. */
export function RewardPicture({ parts, source }: RewardPictureProps) {
  const Drawing = partOf(parts, source)?.Icon ?? OTHERS[source as keyof typeof OTHERS];
  return (
    <Sign className={styles.picture}>
      <Drawing size={24} />
    </Sign>
  );
}
