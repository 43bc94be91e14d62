import { PasskeySection } from '#features/passkey/passkey-section.tsx';
import { SignInSessionsSheet } from '#features/sign-in-sessions/sign-in-sessions-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';

/** The signed-in devices with the passkeys. Composed here because features do not import each other. */
export function SignInDevices(props: OpenedProps): ReactElement {
  return <SignInSessionsSheet {...props} passkeys={<PasskeySection />} />;
}
