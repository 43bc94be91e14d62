import { InstallHelp } from '#features/install/install-help.tsx';
import type { Overlay } from '#state/overlays/overlay-slice.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { ChromePopupOfPage } from './chrome-popup-of-page.tsx';
import { HintOfPage } from './hint-of-page.tsx';
import { SheetOfPage } from './sheet-of-page.tsx';

type InstallOverlay = Extract<
  Overlay,
  { name: 'install-sheet' | 'ios-hint' | 'open-in-chrome' | 'install-help' }
>;

/** The install overlays, loaded together when the first of them opens. */
export function OverlayOfPage({
  overlay,
  ...props
}: OpenedProps & { readonly overlay: InstallOverlay }): ReactElement {
  switch (overlay.name) {
    case 'install-sheet':
      return <SheetOfPage {...props} />;
    case 'ios-hint':
      return <HintOfPage {...props} guide={overlay.guide} />;
    case 'open-in-chrome':
      return <ChromePopupOfPage {...props} guide={overlay.guide} />;
    case 'install-help':
      return <InstallHelp {...props} guide={overlay.guide} />;
  }
}
