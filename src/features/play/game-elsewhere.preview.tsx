import { statesFor, type Preview } from '#ui/base/preview.ts';
import { GameElsewhere } from './game-elsewhere.tsx';
import styles from './preview-stage.module.css';

export const preview: Preview = {
  name: 'Game elsewhere',
  states: statesFor(['window', 'page'], (place) => (
    <div className={styles.stage}>
      <GameElsewhere game={{ url: '/about', place }} onBack={() => undefined} />
    </div>
  )),
};
