import { lazyComponent, type LazyComponent } from '#app/lazy-component.tsx';
import type { PausedScreenProps } from '#screens/pause/pause-screen.tsx';
import { useAccountState } from '#state/session/use-account-state.ts';

/**
 * A screen that invites to play, deposit or take a bonus. A player on a break or self-exclusion sees until
 * when it lasts instead, and what remains open.
 */
export function inviting(
  noun: PausedScreenProps['noun'],
  Inner: LazyComponent<object>,
): LazyComponent<object> {
  const Paused = lazyComponent(async () => {
    const { PausedScreen } = await import('#screens/pause/pause-screen.tsx');
    return PausedScreen;
  }, 'pause');

  function Inviting() {
    const { playBlock } = useAccountState();
    return playBlock === null ? <Inner /> : <Paused noun={noun} playBlock={playBlock} />;
  }
  Inviting.preload = () => Inner.preload();
  return Inviting;
}
