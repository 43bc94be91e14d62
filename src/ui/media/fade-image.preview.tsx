import { FadeImage } from './fade-image.tsx';
import { LetterTile } from './letter-tile.tsx';
import styles from '#ui/base/preview.module.css';
import type { Preview } from '#ui/base/preview.ts';

const size = { width: 208, height: 208, className: styles.square };

export const preview: Preview = {
  name: 'Fade image',
  states: {
    loaded: () => <FadeImage {...size} alt="A face" src="/static/avatar/avatar_2.png" />,
    'in the first paint': () => (
      <FadeImage {...size} isEager alt="A face" src="/static/avatar/avatar_3.png" />
    ),
    missing: () => <FadeImage {...size} alt="A lost game" src="/static/avatar/missing.png" />,
    'missing, with letters': () => (
      <FadeImage
        {...size}
        alt="A lost game"
        src="/static/avatar/missing.png"
        fallback={<LetterTile name="Lost Game" seed={1} />}
      />
    ),
  },
};
