import { pictureOf, type User } from '#shared/account/user.ts';
import { Avatar } from '#ui/media/avatar.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/base/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-card.module.css';
import { ProfileForm } from './profile-form.tsx';

export interface ProfileCardProps {
  readonly user: User;
  /** The server lets players change their name and picture. */
  readonly isChangeable: boolean;
}

/** The player's public profile, with an edit button. */
export function ProfileCard({ user, isChangeable }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-label={words('member.account')}>
      <Row gap={4} lineGap={2} wrap>
        <Avatar src={pictureOf(user)} alt="" size="large" hasRing />
        <Stack gap="hair" className={styles.who}>
          <Text as="span" translate="no" size="title" weight="bold" breaks lines={3}>
            {user.nickname || user.account}
          </Text>
          <Text as="span" tone="soft" size="small" figures>
            {words('member.id', { id: user.id })}
          </Text>
        </Stack>
        {isChangeable && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={t('title')}
            onClick={() => setOpen(true)}
          >
            {t('edit')}
          </Button>
        )}
      </Row>
      <BottomSheet
        name="profile"
        title={t('title')}
        closeLabel={words('common.close')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <ProfileForm user={user} onDone={() => setOpen(false)} />
      </BottomSheet>
    </Card>
  );
}
