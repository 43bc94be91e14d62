import type { ChromeGuide } from '#shared/install/guide.ts';
import { OpenInChrome } from '#features/install/open-in-chrome.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { addressToHandOver } from './address-to-hand-over.ts';
import { pageInstall } from './controller/page-install.ts';

const noteShown = () => pageInstall()?.noteShown('open-in-chrome');

/** The "open in Chrome" popup, wired to the page's controller. The address retains its campaign. */
export function ChromePopupOfPage(
  props: OpenedProps & { readonly guide: ChromeGuide },
): ReactElement {
  return (
    <OpenInChrome
      {...props}
      address={addressToHandOver()}
      onOpened={() => pageInstall()?.noteChromeOpened()}
      onRefuse={() => pageInstall()?.refusePopup()}
      onShown={noteShown}
    />
  );
}
