import { PausedState } from '#features/pause/pause-state.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import type { PlayBlock } from '#shared/protection/account-state.ts';
import styles from '#screens/home/home-screen.module.css';

export interface PausedPartsProps {
  readonly playBlock: PlayBlock;
}

/** What a paused or blocked player sees in place of the games. */
export function PausedParts({ playBlock }: PausedPartsProps) {
  return (
    <div className={styles.playBlock}>
      <PausedState playBlock={playBlock} />
      <ResponsibleBlock />
    </div>
  );
}
