import { useIsConnected } from '#session/use-is-connected.ts';
import { loadPart, type Part } from '#app/load-part.tsx';
import { isConnected } from '#browser/reachability.ts';
import type { ConnectedNoun } from '#screens/needs-connection/connection-needs.ts';
import { useState } from 'react';

/**
 * A screen that works with the backend alone. Opened without a connection it says what it needs, and
 * gives way to the real one as soon as there is one. A screen that is open already stays when the
 * connection is lost: it holds what the player is doing, and the notice reports the loss.
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
    const canOpen = useIsConnected();
    const [hasOpened, setOpened] = useState(canOpen);
    if (canOpen && !hasOpened) setOpened(true);
    return hasOpened ? <Inner /> : <Needs />;
  }
  // The router loads a screen's code before it shows it; without a network there is another to load.
  Online.preload = async () => {
    await (isConnected() ? Inner : Needs).preload();
  };
  return Online;
}
