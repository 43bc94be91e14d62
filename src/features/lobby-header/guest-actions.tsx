import { AppLink } from '#ui/base/app-link.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './header-actions.module.css';

/** Login and registration for a visitor. */
export function GuestActions() {
  const { t } = useFirstTexts();
  return (
    <>
      <AppLink to="/login" className={styles.target}>
        <span className={styles.pill}>{t('home.header.login')}</span>
      </AppLink>
      <AppLink to="/register" className={styles.target}>
        <span className={classNames(styles.pill, styles.isMain)}>{t('home.header.register')}</span>
      </AppLink>
    </>
  );
}
