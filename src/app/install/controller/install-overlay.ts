import type { ClientClass, ClientSignals } from '#shared/install/client.ts';
import type { ChromeGuide, HelpGuide, IosGuide } from '#shared/install/guide.ts';
import { chooseInstallWay, type InstallWay } from '#shared/install/install-way.ts';
import { isIosClient, type Invitation } from '#shared/install/invitation.ts';
import { iosHintVariant } from '#shared/install/ios-variant.ts';
import type { Overlay } from '#state/overlays/overlay-slice.ts';
import type { InstallRequest } from '#state/install/install-requests.ts';

export function overlayOf(
  way: InstallWay | Exclude<Invitation, 'none'>,
  signals: ClientSignals,
  client: ClientClass,
): Overlay {
  switch (way) {
    case 'sheet':
      return { name: 'install-sheet' };
    case 'ios-hint':
      return { name: 'ios-hint', guide: iosGuide(signals, client) };
    case 'open-in-chrome':
      return { name: 'open-in-chrome', guide: chromeGuide(client) };
    case 'install-help':
      return { name: 'install-help', guide: helpGuide(client) };
  }
}

/**
 * The overlay that a button requests. A player who asks for the other phone system sees its steps.
 * @param canPrompt whether there is an install prompt, or the browser lets a page request one
 */
export function overlayForRequest(
  request: InstallRequest,
  signals: ClientSignals,
  client: ClientClass,
  canPrompt: boolean,
): Overlay {
  const isIos = isIosClient(client);
  if (request === 'iphone' && !isIos) return { name: 'ios-hint', guide: OTHER_IPHONE };
  if (request === 'android' && isIos) return { name: 'install-help', guide: 'android' };
  return overlayOf(chooseInstallWay(client, canPrompt), signals, client);
}

/** The most common iPhone setup. */
const OTHER_IPHONE: IosGuide = { variant: 'safari-26', device: 'phone', browser: 'safari' };

const iosGuide = (signals: ClientSignals, client: ClientClass): IosGuide => ({
  // A launched app requests no install; if it does, the common steps are shown.
  variant: iosHintVariant(signals, client) ?? OTHER_IPHONE.variant,
  device: client.platform === 'ipados' ? 'pad' : 'phone',
  browser: client.browser,
});

function chromeGuide({ platform, browser }: ClientClass): ChromeGuide {
  if (platform === 'macos' && browser === 'safari') return 'mac-safari';
  if (platform === 'windows' && browser === 'firefox') return 'windows-firefox';
  return platform === 'android' ? 'android' : 'desktop';
}

const helpGuide = ({ platform }: ClientClass): HelpGuide =>
  platform === 'android' ? 'android' : 'desktop';
