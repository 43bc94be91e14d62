import type { HelpGuide } from '#shared/install/guide.ts';
import { Button } from '#ui/base/button.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { BrowserMenu } from './pictures/browser-menu.tsx';
import { DesktopAddress } from './pictures/desktop-address.tsx';

export interface InstallHelpProps extends OpenedProps {
  readonly guide: HelpGuide;
}

/** How to install the app from the browser's own menu, without an install prompt. */
export function InstallHelp({ guide, ...opened }: InstallHelpProps) {
  const { t } = useTranslation('install');
  return (
    <CentreDialog
      {...opened}
      name="install-help"
      title={t('help.title')}
      closeLabel={t('help.close')}
      footer={
        <Button variant="quiet" isWide onClick={opened.onClose}>
          {t('help.close')}
        </Button>
      }
    >
      <Stack gap={4}>
        {guide === 'android' ? <BrowserMenu /> : <DesktopAddress />}
        <Text tone="soft" leading="loose">
          {t(`help.${guide}`)}
        </Text>
      </Stack>
    </CentreDialog>
  );
}
