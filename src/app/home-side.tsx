import { loadTexts } from '#i18n/load-texts.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense } from 'react';

/** The lobby works without either. */
const LobbySide = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([
    import('./lobby-side.tsx'),
    loadTexts('activityCentre', 'reward', 'withdrawal'),
  ]);
  return loaded.LobbySide;
});
const LobbyClose = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([import('./lobby-close.tsx'), loadTexts('protection')]);
  return loaded.LobbyClose;
});

/** Beside the games of a desktop; above the games once a limit is used up. */
export function HomeSide() {
  const { isLimitReached } = useAccountState();
  return <Suspense fallback={null}>{isLimitReached ? <LobbyClose /> : <LobbySide />}</Suspense>;
}
