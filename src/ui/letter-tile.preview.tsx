import { LetterTile } from './letter-tile.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

const square = (name: string, seed: number) => () => (
  <div className={styles.square}>
    <LetterTile name={name} seed={seed} />
  </div>
);

export const preview: Preview = {
  name: 'Letter tile',
  states: [
    { name: 'gold', render: square('Lantern Reef', 0) },
    { name: 'coral', render: square('Mango', 1) },
    { name: 'jade', render: square('ป่าช้างทอง', 2) },
    { name: 'dusk, without letters', render: square('!!!', 3) },
  ],
};
