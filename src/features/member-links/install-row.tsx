import { APP_ADDRESS } from '#config/constants.ts';
import { askToInstall, useInstallView } from '#state/install/install-requests.ts';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { useTranslation } from 'react-i18next';

/** The row that installs the app on this device, or opens it; renders nothing inside the app. */
export function InstallRow() {
  const { t } = useTranslation();
  const { isInside, isInstalled } = useInstallView();
  if (isInside) return null;
  return (
    <li>
      {isInstalled ? (
        <a className={listRowClass} href={APP_ADDRESS} target="_blank" rel="noopener">
          <ListRow icon={<DownloadIcon />} title={t('common.openApp')} hasChevron />
        </a>
      ) : (
        <button
          type="button"
          className={listRowClass}
          aria-haspopup="dialog"
          onClick={() => askToInstall('here')}
        >
          <ListRow icon={<DownloadIcon />} title={t('member.install')} hasChevron />
        </button>
      )}
    </li>
  );
}
