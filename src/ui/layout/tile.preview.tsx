import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { tileClass, TileFace } from './tile.tsx';

export const preview: Preview = {
  name: 'Tile',
  states: {
    button: () => (
      <button type="button" className={tileClass}>
        <TileFace sign={<GiftIcon />} name="Sign-up bonus" />
      </button>
    ),
  },
};
