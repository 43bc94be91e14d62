import type { IosGuide } from '#shared/install/guide.ts';
import { IosHint } from '#features/install/ios-hint.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { addressToHandOver } from './address-to-hand-over.ts';
import { browserInstall } from './controller/browser-install.ts';

const noteShown = () => browserInstall()?.noteShown('ios-hint');

/** The iOS hint, wired to the page's controller. */
export function HintOfPage(props: OpenedProps & { readonly guide: IosGuide }): ReactElement {
  return (
    <IosHint
      {...props}
      address={addressToHandOver()}
      onDone={() => browserInstall()?.finishHint()}
      onShown={noteShown}
    />
  );
}
