import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { useSelector } from 'react-redux';
import { PhoneStoragePanel } from './phone-storage-panel.tsx';
import { usePhoneStorage } from './use-phone-storage.ts';

/** The panel over this device. */
export function PhoneStorage() {
  const view = usePhoneStorage();
  return <PhoneStoragePanel view={view} isSignedIn={useSelector(selectIsSignedIn)} />;
}
