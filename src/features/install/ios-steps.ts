import type { IosGuide } from '#shared/install/guide.ts';
import type { InstallTexts } from '#features/install/texts/en-PH.ts';
import type { ReactElement } from 'react';
import { AddressShare } from './pictures/address-share.tsx';
import { AppMenu } from './pictures/app-menu.tsx';
import { BottomMenuEnd } from './pictures/bottom-menu-end.tsx';
import { BottomMenuMiddle } from './pictures/bottom-menu-middle.tsx';
import { ConfirmAdd } from './pictures/confirm-add.tsx';
import { GlassMenu } from './pictures/glass-menu.tsx';
import { OpenInBrowser } from './pictures/open-in-browser.tsx';
import { PadBar } from './pictures/pad-bar.tsx';
import { PasteAddress } from './pictures/paste-address.tsx';
import { SafariBar } from './pictures/safari-bar.tsx';
import { ShareSheetRows } from './pictures/share-sheet-rows.tsx';

export interface IosStep {
  readonly text: keyof InstallTexts['step'];
  /** Absent for a step that is done below the steps. */
  readonly Picture?: () => ReactElement;
}

const ADD: readonly IosStep[] = [
  { text: 'add', Picture: ShareSheetRows },
  { text: 'confirm', Picture: ConfirmAdd },
];

/** The steps to the home screen in the player's own browser (spec §2, iOS popup). */
export function iosSteps(guide: IosGuide): readonly IosStep[] {
  switch (guide.variant) {
    case 'open-in-safari':
      return guide.browser === 'webview'
        ? [
            { text: 'appMenu', Picture: AppMenu },
            { text: 'openInBrowser', Picture: OpenInBrowser },
          ]
        : [{ text: 'copy' }, { text: 'paste', Picture: PasteAddress }];
    case 'safari':
    case 'safari-26':
    case 'share-other':
      return [shareStep(guide), ...ADD];
  }
}

/** The step that finds Share. */
function shareStep({ variant, device, browser }: IosGuide): IosStep {
  if (variant !== 'share-other') {
    if (device === 'pad') return { text: 'shareAbove', Picture: PadBar };
    if (variant === 'safari-26') return { text: 'dotsThenShare', Picture: GlassMenu };
    return { text: 'shareBelow', Picture: SafariBar };
  }
  if (browser === 'chrome') return { text: 'shareInAddress', Picture: AddressShare };
  if (device === 'pad') return { text: 'shareAbove', Picture: PadBar };
  return {
    text: 'menuThenShare',
    Picture: browser === 'edge' ? BottomMenuMiddle : BottomMenuEnd,
  };
}
