import type { TaskKind } from '#shared/task/task.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { SlotsIcon } from '#ui/icons/slots-icon.tsx';
import { TaskIcon } from '#ui/icons/task-icon.tsx';
import type { ReactNode } from 'react';

const DRAWINGS: Readonly<Record<TaskKind, (props: IconProps) => ReactNode>> = {
  'log-in': MemberIcon,
  bind: LockIcon,
  'play-slot': SlotsIcon,
  'follow-page': HeartIcon,
  'first-pay': DepositIcon,
  play: PlayIcon,
  'share-native': ShareIcon,
  'share-facebook': ShareIcon,
  'share-messenger': ShareIcon,
  'share-whatsapp': ShareIcon,
  'share-x': ShareIcon,
  shop: DepositIcon,
  'follow-channel': BellIcon,
  other: TaskIcon,
};

export function TaskIconOf({ kind }: { readonly kind: TaskKind }) {
  const Drawing = DRAWINGS[kind];
  return <Drawing />;
}
