import { epochMs } from '#shared/time/duration.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { OpeningStage, type OpeningStageProps } from './opening-stage.tsx';
import styles from './preview-stage.module.css';

const face = { id: 7, name: 'Sapphire Atoll', provider: 'Tidewick', iconUrl: '/nothing.webp' };
const IN_A_WHILE = 8_000;

const looks: Readonly<Record<string, OpeningStageProps>> = {
  opening: { face },
  settling: { face, settlingUntil: epochMs(Date.now() + IN_A_WHILE) },
  'a very long name': { face: { ...face, name: 'ลูกแก้ว 🏮 ألف ليلة '.repeat(16) } },
};

export const preview: Preview = {
  name: 'Game on its way',
  states: statesOf(looks, (look) => (
    <div className={styles.stage}>
      <OpeningStage {...look} />
    </div>
  )),
};
