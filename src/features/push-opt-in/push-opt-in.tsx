import { PushSwitch } from './push-switch.tsx';
import { usePushOptIn } from './use-push-opt-in.ts';

/** Lets the player be notified on this phone; nothing is asked before the switch is tapped. */
export function PushOptIn() {
  const state = usePushOptIn();
  return <PushSwitch {...state} />;
}
