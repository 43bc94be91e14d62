import { pictureOf, type User } from '#domain/user.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { CopyId } from './copy-id.tsx';
import styles from './member-card.module.css';
import { SignInLine } from './sign-in-line.tsx';

/** The player's picture, name, level and number; `null` while nobody has told who it is. */
export function MemberIdentity({ user }: { readonly user: User | null }) {
  const { t } = useTranslation();
  return (
    <section className={styles.person} aria-label={t('member.account')} aria-busy={user === null}>
      <Avatar src={user === null ? undefined : pictureOf(user)} alt="" size="large" hasRing />
      {user === null ? (
        <div className={styles.words}>
          <Skeleton shape="line" className={styles.nameComing} />
          <Skeleton shape="line" className={styles.idComing} />
        </div>
      ) : (
        <div className={styles.words}>
          <p className={styles.name}>
            <span className={styles.nickname}>{user.nickname || user.account}</span>
            <Badge tone="gold">{t('menu.vip', { level: user.vip })}</Badge>
          </p>
          <CopyId id={user.id} />
          <SignInLine user={user} />
        </div>
      )}
    </section>
  );
}
