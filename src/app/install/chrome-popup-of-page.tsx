import type { ChromeGuide } from '#shared/install/guide.ts';
import { OpenInChrome } from '#features/install/open-in-chrome.tsx';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { browserInstall } from './controller/browser-install.ts';

const noteShown = () => browserInstall()?.noteShown('open-in-chrome');

/** The "open in Chrome" popup, wired to the page's controller. The URL retains its campaign. */
export function ChromePopupOfPage(
  props: OpenedProps & { readonly guide: ChromeGuide },
): ReactElement {
  return (
    <OpenInChrome
      {...props}
      address={readEarlyRecord().landingUrl}
      onOpened={() => browserInstall()?.noteChromeOpened()}
      onRefuse={() => browserInstall()?.refusePopup()}
      onShown={noteShown}
    />
  );
}
