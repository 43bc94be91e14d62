import { loadTexts } from '#i18n/load-texts.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense } from 'react';
import type { PausedPartsProps } from './settled/paused-parts.tsx';

/** Few players need this code; without it the lobby still shows no games. */
const PausedParts = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([import('./settled/paused-parts.tsx'), loadTexts('pause')]);
  return loaded.PausedParts;
});

/** The lobby of a paused or blocked player: no games and no offers. */
export function PausedHome(props: PausedPartsProps) {
  return (
    <Suspense fallback={null}>
      <PausedParts {...props} />
    </Suspense>
  );
}
