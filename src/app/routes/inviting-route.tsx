import { loadPart, type Part } from '#app/load-part.tsx';
import type { RestScreenProps } from '#screens/rest/rest-screen.tsx';
import { useAccountState } from '#session/use-account-state.ts';

/**
 * A screen that invites to play, to pay in or to take a bonus. Who has stopped, or was stopped, sees in
 * its place until when, and what stays open.
 */
export function inviting(noun: RestScreenProps['noun'], Inner: Part<object>): Part<object> {
  const Rest = loadPart(async () => {
    const { RestScreen } = await import('#screens/rest/rest-screen.tsx');
    return RestScreen;
  }, 'rest');

  function Inviting() {
    const { calm } = useAccountState();
    return calm === null ? <Inner /> : <Rest noun={noun} calm={calm} />;
  }
  Inviting.preload = () => Inner.preload();
  return Inviting;
}
