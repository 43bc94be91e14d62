import type { LuckyPlayer } from '#shared/spin-invite/spin-invite.ts';
import { avatarUrl } from '#shared/account/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Avatar } from '#ui/media/avatar.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './lucky-list.module.css';

/** Places with a golden ring. */
const RINGED = 3;

/** The players with the highest wins (spec §2 "Spin-invite panel"). */
export function LuckyList({ lucky }: { readonly lucky: readonly LuckyPlayer[] }) {
  const { t } = useTranslation('spinInvite');
  const { money } = useFormats();
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" size="body" weight="bold">
        {t('lucky.title')}
      </Text>
      {lucky.length === 0 && <Note>{t('lucky.none')}</Note>}
      <List as="ol" divided="tight">
        {lucky.map(({ avatar, phone, amount }, at) => (
          <Row
            key={`${at} ${phone}`}
            as="li"
            gap={3}
            lineGap={1}
            wrap
            className={textClass({ size: 'small' })}
          >
            <Text as="span" tone="faint" figures align="end" className={styles.place} aria-hidden>
              {at + 1}
            </Text>
            <Avatar src={avatarUrl(avatar)} alt="" size="small" hasRing={at < RINGED} />
            <bdi className={styles.phone} translate="no">
              {phone}
            </bdi>
            <Amount text={money(amount)} />
          </Row>
        ))}
      </List>
    </Stack>
  );
}
