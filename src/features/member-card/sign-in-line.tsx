import type { SignInWay, User } from '#shared/account/user.ts';
import { Note } from '#ui/base/note.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './member-card.module.css';

/** Brand names, not translated. */
const NETWORKS = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
} as const satisfies Partial<Record<SignInWay, string>>;

/** How the player signs in, when that is not with account and password. */
export function SignInLine({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const { signInWay, networkName, mobile } = user;
  switch (signInWay) {
    case 'account':
      return null;
    case 'guest':
      return (
        <Note breaks>
          <span>{t('member.guest')}</span>{' '}
          {mobile === '' && (
            <Link to="/bind" className={styles.bind}>
              {t('member.guestBind')}
            </Link>
          )}
        </Note>
      );
    case 'google':
    case 'facebook':
    case 'line':
      return (
        <Note breaks>
          {t('member.signedInWith', { network: NETWORKS[signInWay], name: networkName }).trim()}
        </Note>
      );
  }
}
