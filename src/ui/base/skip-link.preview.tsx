import type { Preview } from '#ui/base/preview.ts';
import { useRef } from 'react';
import { SkipLink } from './skip-link.tsx';

function Page() {
  const games = useRef<HTMLDivElement>(null);
  return (
    <div>
      <SkipLink to={games} id="preview-games">
        Skip to games
      </SkipLink>
      <p>Press Tab.</p>
      <div ref={games} id="preview-games" tabIndex={-1}>
        Games
      </div>
    </div>
  );
}

export const preview: Preview = {
  name: 'Skip link',
  states: { 'before the page': () => <Page /> },
};
