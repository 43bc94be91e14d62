import { GameFrame } from './game-frame.tsx';
import styles from '#ui/base/preview.module.css';
import { statesOf, type Preview } from '#ui/base/preview.ts';

const looks: Readonly<Record<string, { isHidden: boolean }>> = {
  shown: { isHidden: false },
  'behind something': { isHidden: true },
};

export const preview: Preview = {
  name: 'Game frame',
  states: statesOf(looks, (look) => (
    <div className={styles.screen}>
      <GameFrame
        title="A game"
        url="about:blank"
        sandbox="allow-scripts"
        onBack={() => true}
        {...look}
      />
    </div>
  )),
};
