import type { Preview } from '#ui/preview.ts';
import { RotateHint, ToldProblem } from './game-notices.tsx';

const nothing = () => undefined;
const told = (words: string) => () => (
  <ToldProblem words={words} onClose={nothing} onRetry={nothing} />
);

export const preview: Preview = {
  name: 'Notices above a game',
  states: [
    { name: 'turn it wide', render: () => <RotateHint wanted="landscape" onClose={nothing} /> },
    { name: 'turn it upright', render: () => <RotateHint wanted="portrait" onClose={nothing} /> },
    { name: 'a problem', render: told('balance-short') },
    { name: 'a problem without words', render: told('') },
    { name: 'a problem with very long words', render: told('<b>x</b>'.repeat(25)) },
  ],
};
