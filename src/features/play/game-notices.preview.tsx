import type { Preview } from '#ui/preview.ts';
import { RotateHint, GameProblem } from './game-notices.tsx';

const nothing = () => undefined;
const told = (words: string) => () => (
  <GameProblem words={words} onClose={nothing} onRetry={nothing} />
);

export const preview: Preview = {
  name: 'Notices above a game',
  states: {
    'turn it wide': () => <RotateHint wanted="landscape" onClose={nothing} />,
    'turn it upright': () => <RotateHint wanted="portrait" onClose={nothing} />,
    'a problem': told('balance-short'),
    'a problem without words': told(''),
    'a problem with very long words': told('<b>x</b>'.repeat(25)),
  },
};
