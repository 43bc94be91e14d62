import { pictureOf, type User } from '#shared/account/user.ts';
import { Avatar } from '#ui/media/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Text } from '#ui/base/text.tsx';
import { VipEmblem } from '#ui/media/vip-emblem.tsx';
import { useTranslation } from 'react-i18next';
import { CopyId } from './copy-id.tsx';
import styles from './member-card.module.css';
import { SignInLine } from './sign-in-line.tsx';

/** The player's picture, name, level and number; `null` until the user is loaded. */
export function MemberIdentity({ user }: { readonly user: User | null }) {
  const { t } = useTranslation();
  return (
    <Row
      as="section"
      gap={4}
      className={styles.person}
      aria-label={t('member.account')}
      aria-busy={user === null}
    >
      <Avatar src={user === null ? undefined : pictureOf(user)} alt="" size="large" hasRing />
      {user === null ? (
        <Stack gap={1} grow>
          <Skeleton shape="line" className={styles.nameComing} />
          <Skeleton shape="line" className={styles.idComing} />
        </Stack>
      ) : (
        <Stack gap={1} grow>
          <Row as="p" gap={2} lineGap="hair" wrap className={styles.name}>
            <Text as="span" translate="no" size="title" weight="bold" breaks lines={3}>
              {user.nickname || user.account}
            </Text>
            <Row as="span" gap={1}>
              <VipEmblem level={user.vip} size={28} />
              <Badge tone="gold">{t('menu.vip', { level: user.vip })}</Badge>
            </Row>
          </Row>
          <CopyId id={user.id} />
          <SignInLine user={user} />
        </Stack>
      )}
    </Row>
  );
}
