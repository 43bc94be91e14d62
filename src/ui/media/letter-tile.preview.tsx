import { LetterTile } from './letter-tile.tsx';
import styles from '#ui/base/preview.module.css';
import type { Preview } from '#ui/base/preview.ts';

const square = (name: string, seed: number) => () => (
  <div className={styles.square}>
    <LetterTile name={name} seed={seed} />
  </div>
);

export const preview: Preview = {
  name: 'Letter tile',
  states: {
    gold: square('Lantern Reef', 0),
    coral: square('Mango', 1),
    jade: square('ป่าช้างทอง', 2),
    'dusk, without letters': square('!!!', 3),
  },
};
