import type { Preview } from '#ui/base/preview.ts';
import { RotateHint, GameProblem } from './game-notices.tsx';

const nothing = () => undefined;
const problem = (words: string) => () => (
  <GameProblem words={words} onClose={nothing} onRetry={nothing} />
);

export const preview: Preview = {
  name: 'Notices above a game',
  states: {
    'turn it wide': () => <RotateHint wanted="landscape" onClose={nothing} />,
    'turn it upright': () => <RotateHint wanted="portrait" onClose={nothing} />,
    'a problem': problem('balance-short'),
    'a problem without words': problem(''),
    'a problem with very long words': problem('<b>x</b>'.repeat(25)),
  },
};
