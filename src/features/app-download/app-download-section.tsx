import { ANDROID_MINIMUM, DOWNLOAD_SIZE } from '#config/constants.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { PlusIcon } from '#ui/icons/plus-icon.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './app-download-section.module.css';
import { DownloadAction } from './download-action.tsx';
import { useAppDownload } from './use-app-download.ts';

/** The footer's download section: one button for iOS and one for Android (spec §2, Footer). */
export function AppDownloadSection() {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOffered, stepFor } = useAppDownload();
  if (!isOffered) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <ParolaMark size={56} />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {t('footer.app')}
        </h3>
        <p className={styles.text}>
          {t('footer.appText', { size: DOWNLOAD_SIZE, version: ANDROID_MINIMUM })}
        </p>
      </div>
      <div className={styles.actions}>
        <DownloadAction step={stepFor('android')} className={buttonClass('quiet', 'medium', true)}>
          <DownloadIcon size={20} />
          <span>{t('footer.android')}</span>
        </DownloadAction>
        <DownloadAction step={stepFor('ios')} className={buttonClass('quiet', 'medium', true)}>
          <PlusIcon size={20} />
          <span>{t('footer.ios')}</span>
        </DownloadAction>
      </div>
    </section>
  );
}
