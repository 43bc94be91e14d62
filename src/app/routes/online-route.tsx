import { useIsConnected } from '#state/connection/use-is-connected.ts';
import { lazyComponent, type LazyComponent } from '#app/lazy-component.tsx';
import { isConnected } from '#browser/page/reachability.ts';
import type { ConnectedNoun } from '#screens/needs-connection/connection-needs.ts';
import { NeedsConnectionScreen } from '#screens/needs-connection/needs-connection-screen.tsx';
import { useState } from 'react';

/**
 * A screen that needs the server. Opened offline, it explains this, and shows the real screen once connected.
 * An open screen stays when the connection is lost, so the player's work is not lost, and the notice reports
 * it.
 */
export function online(noun: ConnectedNoun, Inner: LazyComponent<object>): LazyComponent<object> {
  const Needs = lazyComponent(() =>
    Promise.resolve(function NeedsOf() {
      return <NeedsConnectionScreen noun={noun} />;
    }),
  );

  function Online() {
    const canOpen = useIsConnected();
    const [hasOpened, setOpened] = useState(canOpen);
    if (canOpen && !hasOpened) setOpened(true);
    return hasOpened ? <Inner /> : <Needs />;
  }
  // The router loads a screen's code before it shows it; offline that is another screen.
  Online.preload = async () => {
    await (isConnected() ? Inner : Needs).preload();
  };
  return Online;
}
