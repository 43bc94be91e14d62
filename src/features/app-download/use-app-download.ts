import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { httpsUrl } from '#shared/lobby/click-target.ts';
import { isIos } from '#browser/page/page.ts';
import { askToInstall, useInstallView } from '#state/install/install-requests.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';

export type Phone = 'android' | 'ios';

export type DownloadStep =
  /** The app is installed on this device. */
  | { readonly kind: 'open' }
  /** The operator's package. */
  | { readonly kind: 'package'; readonly url: string }
  /** The sheet, the hint, the hand-over to Chrome or the help: the install controller decides. */
  | { readonly kind: 'ask'; readonly ask: () => void };

export interface AppDownload {
  /** False inside the installed app (spec §2, Home). */
  readonly isOffered: boolean;
  readonly isInstalled: boolean;
  readonly ownPhone: Phone;
  stepFor(phone: Phone): DownloadStep;
}

/**
 * How the app is installed: iOS adds it to the home screen; elsewhere the browser's install prompt comes
 * first, then the operator's package, then manual instructions.
 */
export function useAppDownload(): AppDownload {
  const packageUrl = httpsUrl(useSelector(selectConfig)?.apkUrl ?? '');
  const { isInside, isInstalled, canPrompt } = useInstallView();
  const [ownPhone] = useState<Phone>(() => (isIos() ? 'ios' : 'android'));
  return {
    isOffered: !isInside,
    isInstalled,
    ownPhone,
    stepFor(phone) {
      const isOwn = phone === ownPhone;
      if (isOwn && isInstalled) return { kind: 'open' };
      const isPackage = phone === 'android' && !(isOwn && canPrompt);
      if (isPackage && packageUrl !== null) return { kind: 'package', url: packageUrl };
      if (isOwn) return { kind: 'ask', ask: () => askToInstall('here') };
      return { kind: 'ask', ask: () => askToInstall(phone === 'ios' ? 'iphone' : 'android') };
    },
  };
}
