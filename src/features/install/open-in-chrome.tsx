import { chromeIntentUrl } from '#shared/install/chrome-link.ts';
import type { ChromeGuide } from '#shared/install/guide.ts';
import { buttonClass, Button } from '#ui/base/button.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Text } from '#ui/base/text.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLink } from './copy-link.tsx';
import { ToChrome } from './pictures/to-chrome.tsx';

export interface OpenInChromeProps extends OpenedProps {
  readonly guide: ChromeGuide;
  /** The address to open in Chrome. */
  readonly address: string;
  readonly onOpened: () => void;
  /** "No more prompts". */
  readonly onRefuse: () => void;
  /** Called once the popup is mounted. */
  readonly onShown: () => void;
}

const WORDS = {
  android: 'android',
  desktop: 'desktop',
  'mac-safari': 'macSafari',
  'windows-firefox': 'windowsFirefox',
} as const;

/** These browsers install the app themselves, too. */
const isOwnInstall = (guide: ChromeGuide): boolean =>
  guide === 'mac-safari' || guide === 'windows-firefox';

/** Hands over to Chrome from a browser that cannot install the app (spec §4). */
export function OpenInChrome({
  guide,
  address,
  onOpened,
  onRefuse,
  onShown,
  ...opened
}: OpenInChromeProps) {
  const { t } = useTranslation('install');
  useEffect(onShown, [onShown]);
  const intent = guide === 'android' ? chromeIntentUrl(address) : null;
  return (
    <CentreDialog
      {...opened}
      name="open-in-chrome"
      title={t(isOwnInstall(guide) ? 'help.title' : 'chrome.title')}
      closeLabel={t('chrome.close')}
    >
      <Stack gap={4}>
        <ToChrome />
        <Text tone="soft" leading="loose">
          {t(`chrome.${WORDS[guide]}`)}
        </Text>
        <Stack gap={2}>
          {intent !== null && (
            <a className={buttonClass('primary', 'medium', true)} href={intent} onClick={onOpened}>
              {t('chrome.open')}
            </a>
          )}
          <CopyLink address={address} />
          <Button variant="ghost" isWide onClick={onRefuse}>
            {t('chrome.never')}
          </Button>
        </Stack>
      </Stack>
    </CentreDialog>
  );
}
