import type { LobbyTab } from '#shared/lobby/lobby-tab.ts';
import { ArcadeIcon } from '#ui/icons/arcade-icon.tsx';
import { FishIcon } from '#ui/icons/fish-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { HotIcon } from '#ui/icons/hot-icon.tsx';
import { LiveIcon } from '#ui/icons/live-icon.tsx';
import { PokerIcon } from '#ui/icons/poker-icon.tsx';
import { SlotsIcon } from '#ui/icons/slots-icon.tsx';
import { SportsIcon } from '#ui/icons/sports-icon.tsx';
import { StarIcon } from '#ui/icons/star-icon.tsx';

/** By category id (spec §1). */
const CATEGORY_ICONS: Readonly<Record<number, typeof SlotsIcon>> = {
  1: SlotsIcon,
  2: FishIcon,
  3: PokerIcon,
  4: SportsIcon,
  5: LiveIcon,
  6: ArcadeIcon,
};

interface LobbyTabIconProps {
  readonly tab: LobbyTab;
}

/** Icon of a tab; a star for an unknown category. */
export function LobbyTabIcon({ tab }: LobbyTabIconProps) {
  switch (tab.kind) {
    case 'hot':
      return <HotIcon size={20} />;
    case 'collect':
      return <HeartIcon size={20} />;
    case 'category': {
      const Drawing = CATEGORY_ICONS[tab.categoryId] ?? StarIcon;
      return <Drawing size={20} />;
    }
  }
}
