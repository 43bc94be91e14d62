import { Card } from './card.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Shelf, shelfItemClass } from './shelf.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

export const preview: Preview = {
  name: 'Shelf',
  states: {
    'more than fits': () => (
      <Shelf title="Stars of the night market">
        {PLACES.map((place) => (
          <li key={place} className={shelfItemClass}>
            <Card>{`Star ${place}`}</Card>
          </li>
        ))}
      </Shelf>
    ),
  },
};
