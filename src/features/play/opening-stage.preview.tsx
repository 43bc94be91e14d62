import { epochMs } from '#domain/duration.ts';
import type { Preview } from '#ui/preview.ts';
import { OpeningStage } from './opening-stage.tsx';
import styles from './preview-stage.module.css';

const face = { id: 7, name: 'Sapphire Atoll', provider: 'Tidewick', iconUrl: '/nothing.webp' };
const IN_A_WHILE = 8_000;

export const preview: Preview = {
  name: 'Game on its way',
  states: [
    { name: 'opening', render: () => <OpeningStage face={face} /> },
    {
      name: 'settling',
      render: () => <OpeningStage face={face} settlingUntil={epochMs(Date.now() + IN_A_WHILE)} />,
    },
    {
      name: 'a very long name',
      render: () => <OpeningStage face={{ ...face, name: 'ลูกแก้ว 🏮 ألف ليلة '.repeat(16) }} />,
    },
  ].map(({ name, render }) => ({
    name,
    render: () => <div className={styles.stage}>{render()}</div>,
  })),
};
