import { ChipRow } from './chip-row.tsx';
import { ArcadeIcon } from '#ui/icons/arcade-icon.tsx';
import { FishIcon } from '#ui/icons/fish-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { HotIcon } from '#ui/icons/hot-icon.tsx';
import { LiveIcon } from '#ui/icons/live-icon.tsx';
import { PokerIcon } from '#ui/icons/poker-icon.tsx';
import { SlotsIcon } from '#ui/icons/slots-icon.tsx';
import { SportsIcon } from '#ui/icons/sports-icon.tsx';
import { PreviewChoice } from '#ui/choice/preview-choice.tsx';
import type { Preview } from '#ui/base/preview.ts';

const types = [
  { id: 'hot', label: 'Hot', leading: <HotIcon size={28} /> },
  { id: 'likes', label: 'Collect', leading: <HeartIcon size={28} /> },
  { id: '1', label: 'Slots', leading: <SlotsIcon size={28} /> },
  { id: '2', label: 'Fish', leading: <FishIcon size={28} /> },
  { id: '3', label: 'Poker', leading: <PokerIcon size={28} /> },
  { id: '4', label: 'Sports', leading: <SportsIcon size={28} /> },
  { id: '5', label: 'Live', leading: <LiveIcon size={28} /> },
  { id: '6', label: 'Arcade', leading: <ArcadeIcon size={28} /> },
];

const providers = ['All', 'Tala Works', 'Bituin', 'Habagat Games', 'Lihim', 'Coral Nine'].map(
  (label) => ({ id: label, label, hasDot: label === 'Bituin' }),
);

export const preview: Preview = {
  name: 'Chip row',
  states: {
    tiles: () => (
      <PreviewChoice
        initial="hot"
        render={(selected, onSelect) => (
          <ChipRow
            label="Game types"
            look="tile"
            items={types}
            selectedId={selected}
            onSelect={onSelect}
          />
        )}
      />
    ),
    'pills, a later one selected': () => (
      <PreviewChoice
        initial="Lihim"
        render={(selected, onSelect) => (
          <ChipRow label="Providers" items={providers} selectedId={selected} onSelect={onSelect} />
        )}
      />
    ),
  },
};
