import { avatarUrl } from '#shared/account/user.ts';
import { Avatar } from '#ui/media/avatar.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './menu-head.module.css';

const DEFAULT_AVATAR = 0;

/** The top of a visitor's menu: an invitation, login and registration. */
export function GuestHead({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap={4} className={styles.head} aria-label={t('menu.account')}>
      <Row gap={4} className={styles.person}>
        <Avatar src={avatarUrl(DEFAULT_AVATAR)} alt="" size="large" />
        <Stack as="p" gap={1} grow>
          <Text as="span" size="lead" weight="bold" breaks leading="snug">
            {t('menu.guest')}
          </Text>
          <Note as="span" leading="close">
            {t('menu.guestText')}
          </Note>
        </Stack>
      </Row>
      <div className={styles.ways}>
        <Link to="/register" className={buttonClass('quiet')} onClick={onLeave}>
          {t('menu.register')}
        </Link>
        <Link to="/login" className={buttonClass('primary')} onClick={onLeave}>
          {t('menu.login')}
        </Link>
      </div>
    </Stack>
  );
}
