import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { FiveStarsIcon } from '#ui/icons/five-stars-icon.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './app-download-banner.module.css';
import { DownloadAction } from './download-action.tsx';
import { useAppDownload } from './use-app-download.ts';

const HIDDEN = '1';

/**
 * The header's app banner (spec §2, Home): hidden in the installed app and once dismissed; in one visit shown
 * until the lobby is left (`src/browser/page/strip.ts`).
 */
export function AppDownloadBanner() {
  const { t } = useFirstTexts();
  const { isOffered, ownPhone, stepFor } = useAppDownload();
  const [isHidden, setHidden] = useState(
    () =>
      (localArea.read(localKeys.downloadBannerHidden) ??
        sessionArea.read(sessionKeys.downloadBannerSeen)) === HIDDEN,
  );
  if (!isOffered || isHidden) return null;

  function handleDismiss() {
    localArea.write(localKeys.downloadBannerHidden, HIDDEN);
    setHidden(true);
  }

  return (
    <aside className={styles.banner} data-strip aria-label={t('home.download.title')}>
      <IconButton
        className={styles.dismiss}
        label={t('home.download.dismiss')}
        icon={<CloseIcon size={18} />}
        onClick={handleDismiss}
      />
      <span className={styles.mark}>
        <ParolaMark size={32} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('home.download.title')}</p>
        <p className={styles.line}>
          <VisuallyHidden>{t('home.download.rating')}</VisuallyHidden>
          <span className={styles.stars}>
            <FiveStarsIcon size={13} />
          </span>
          <span className={styles.text}>{t('home.download.text')}</span>
        </p>
      </div>
      <DownloadAction step={stepFor(ownPhone)} className={buttonClass('gold', 'small')}>
        <span>{t('home.download.action')}</span>
      </DownloadAction>
    </aside>
  );
}
