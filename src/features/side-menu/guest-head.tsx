import { avatarUrl } from '#domain/user.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './menu-head.module.css';

const DEFAULT_AVATAR = 0;

/** The top of a visitor's menu: who they could be, and the two ways in. */
export function GuestHead({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.head} aria-label={t('menu.account')}>
      <div className={styles.person}>
        <Avatar src={avatarUrl(DEFAULT_AVATAR)} alt="" size="large" />
        <p className={styles.words}>
          <span className={styles.name}>{t('menu.guest')}</span>
          <span className={styles.note}>{t('menu.guestText')}</span>
        </p>
      </div>
      <div className={styles.ways}>
        <Link to="/register" className={buttonClass('quiet')} onClick={onLeave}>
          {t('menu.register')}
        </Link>
        <Link to="/login" className={buttonClass('primary')} onClick={onLeave}>
          {t('menu.login')}
        </Link>
      </div>
    </section>
  );
}
