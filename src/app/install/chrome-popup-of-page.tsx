import type { ChromeGuide } from '#shared/install/guide.ts';
import { OpenInChrome } from '#features/install/open-in-chrome.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { addressToHandOver } from './address-to-hand-over.ts';
import { browserInstall } from './controller/browser-install.ts';

const noteShown = () => browserInstall()?.noteShown('open-in-chrome');

/** The "open in Chrome" popup, wired to the page's controller. The address retains its campaign. */
export function ChromePopupOfPage(
  props: OpenedProps & { readonly guide: ChromeGuide },
): ReactElement {
  return (
    <OpenInChrome
      {...props}
      address={addressToHandOver()}
      onOpened={() => browserInstall()?.noteChromeOpened()}
      onRefuse={() => browserInstall()?.refusePopup()}
      onShown={noteShown}
    />
  );
}
