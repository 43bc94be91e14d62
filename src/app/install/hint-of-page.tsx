import type { IosGuide } from '#shared/install/guide.ts';
import { IosHint } from '#features/install/ios-hint.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { addressToHandOver } from './address-to-hand-over.ts';
import { pageInstall } from './controller/page-install.ts';

const noteShown = () => pageInstall()?.noteShown('ios-hint');

/** The iOS hint, wired to the page's controller. */
export function HintOfPage(props: OpenedProps & { readonly guide: IosGuide }): ReactElement {
  return (
    <IosHint
      {...props}
      address={addressToHandOver()}
      onDone={() => pageInstall()?.finishHint()}
      onShown={noteShown}
    />
  );
}
