import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { CLIENT_VERSION } from '#config/constants.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ConsentSwitch } from '#features/consent/consent-switch.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { ParolaWordmark } from '#ui/brand/parola-wordmark.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './about-screen.module.css';

/** What Parola is, its version, licence and helpline (spec §2: a placeholder). */
export function AboutScreen() {
  const { t } = useTranslation();
  const responsible = useSelector(selectConfig)?.responsible;
  return (
    <main data-screen="about">
      <PageHeader title={t('screens.about.title')} back={<BackLink />} />
      <Stack gap={6} centred className={styles.content}>
        <Stack gap={4} className={styles.brand}>
          <ParolaMark size={104} />
          <ParolaWordmark height={36} label={t('common.appName')} />
        </Stack>
        <p className={styles.text}>{t('screens.about.text')}</p>
        <p className={styles.care}>{`${t('common.ageText')} ${t('common.tagline')}`}</p>
        <ConsentSwitch />
        <Note tone="faint" figures>
          <span>{t('screens.about.version', { version: CLIENT_VERSION })}</span>
          {responsible?.licenseNo && (
            <>
              <br />
              <span>{t('footer.licence', { number: responsible.licenseNo })}</span>
            </>
          )}
          {responsible?.helpline && (
            <>
              <br />
              <span>{t('footer.helpline', { phone: responsible.helpline })}</span>
            </>
          )}
        </Note>
      </Stack>
    </main>
  );
}
