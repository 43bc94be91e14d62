import type { PlayBlock } from '#shared/protection/account-state.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense } from 'react';
import styles from './home-screen.module.css';

/** Few players need this code; without it the lobby still shows no games. */
const Parts = lazyOrNothing<PausedHomeProps>(async () => {
  const [{ PausedState }, { ResponsibleBlock }] = await Promise.all([
    import('#features/pause/pause-state.tsx'),
    import('#features/responsible-block/responsible-block.tsx'),
    loadTexts('pause'),
  ]);
  return ({ playBlock }) => (
    <div className={styles.playBlock}>
      <PausedState playBlock={playBlock} />
      <ResponsibleBlock />
    </div>
  );
});

interface PausedHomeProps {
  readonly playBlock: PlayBlock;
}

/** The lobby of a paused or blocked player: no games and no offers. */
export function PausedHome({ playBlock }: PausedHomeProps) {
  return (
    <Suspense fallback={null}>
      <Parts playBlock={playBlock} />
    </Suspense>
  );
}
