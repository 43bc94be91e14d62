import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { APP_ADDRESS } from '#config/constants.ts';
import { httpsUrl } from '#shared/lobby/click-target.ts';
import { isIos } from '#browser/page/page.ts';
import { askToInstall, useInstallView } from '#state/install/install-requests.ts';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

interface DownloadTileProps {
  readonly className: string | undefined;
  readonly onLeave: () => void;
}

/**
 * Installs the app (spec §2): the hint on iOS, the browser's install prompt, the operator's package, or
 * instructions. Opens an installed app; renders nothing inside the app itself.
 */
export function DownloadTile({ className, onLeave }: DownloadTileProps) {
  const { t } = useTranslation();
  const packageUrl = httpsUrl(useSelector(selectConfig)?.apkUrl ?? '');
  const { isInside, isInstalled, canPrompt } = useInstallView();
  if (isInside) return null;

  const isAsked = isIos() || canPrompt || packageUrl === null;
  if (isAsked && !isInstalled) {
    return (
      <li>
        <button
          type="button"
          className={className}
          onClick={() => {
            onLeave();
            askToInstall('here');
          }}
        >
          <DownloadIcon size={28} />
          <span>{t('menu.download')}</span>
        </button>
      </li>
    );
  }
  return (
    <li>
      <a
        className={className}
        href={isInstalled ? APP_ADDRESS : (packageUrl ?? APP_ADDRESS)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onLeave}
      >
        <DownloadIcon size={28} />
        <span>{t(isInstalled ? 'common.openApp' : 'menu.download')}</span>
        <VisuallyHidden>{`, ${t('common.newWindow')}`}</VisuallyHidden>
      </a>
    </li>
  );
}
