import { PushSwitch } from './push-switch.tsx';
import { usePushOptIn } from './use-push-opt-in.ts';

/** Lets the player enable notifications on this device; asks nothing before the switch is tapped. */
export function PushOptIn() {
  const state = usePushOptIn();
  return <PushSwitch {...state} />;
}
