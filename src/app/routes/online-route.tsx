import { useIsOnline } from '#session/use-is-online.ts';
import { loadPart, type Part } from '#app/load-part.tsx';
import { isOnline } from '#platform/page.ts';
import type { ConnectedNoun } from '#screens/needs-connection/connection-needs.ts';
import { useState } from 'react';

/**
 * A screen that works with the platform alone. Opened offline it says what it needs, and gives way
 * to the real one as soon as there is a network. A screen that is open already stays when the
 * network goes: it holds what the player is doing, and the notice tells of the network.
 */
export function online(noun: ConnectedNoun, Inner: Part<object>): Part<object> {
  const Needs = loadPart(async () => {
    const { NeedsConnectionScreen } =
      await import('#screens/needs-connection/needs-connection-screen.tsx');
    return function NeedsOf() {
      return <NeedsConnectionScreen noun={noun} />;
    };
  });

  function Online() {
    const isConnected = useIsOnline();
    const [hasOpened, setOpened] = useState(isConnected);
    if (isConnected && !hasOpened) setOpened(true);
    return hasOpened ? <Inner /> : <Needs />;
  }
  // The router loads a screen's code before it shows it; without a network there is another to load.
  Online.preload = async () => {
    await (isOnline() ? Inner : Needs).preload();
  };
  return Online;
}
