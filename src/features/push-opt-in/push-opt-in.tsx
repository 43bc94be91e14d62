import { PushSettingsList } from './push-settings-list.tsx';
import { PushSwitch } from './push-switch.tsx';
import { usePushOptIn } from './use-push-opt-in.ts';
import { usePushSettings } from './use-push-settings.ts';

/** Lets the player enable notifications on this device; asks nothing before the switch is tapped. */
export function PushOptIn() {
  const state = usePushOptIn();
  const settings = usePushSettings();
  return (
    <>
      <PushSwitch {...state} />
      {state.choice === 'on' && <PushSettingsList {...settings} />}
    </>
  );
}
