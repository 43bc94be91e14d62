import { pictureOf } from '#shared/account/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Avatar } from '#ui/media/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './menu-head.module.css';

/** The top of a player's menu: the account and its balance. */
export function PlayerHead({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const player = useSelector(selectPlayer);
  const { playBlock } = useAccountState();
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.head}
      aria-label={t('menu.account')}
      aria-busy={player === null}
    >
      <Row gap={4} className={styles.person}>
        <Avatar
          src={player === null ? undefined : pictureOf(player.user)}
          alt=""
          size="large"
          hasRing
        />
        {player === null ? (
          <Stack gap={1} grow>
            <Skeleton shape="line" className={styles.nameComing} />
            <Skeleton shape="line" className={styles.vipComing} />
          </Stack>
        ) : (
          <Stack as="p" gap={1} grow>
            <Text as="span" translate="no" size="lead" weight="bold" breaks leading="snug">
              {player.user.nickname || player.user.account}
            </Text>
            <Badge tone="gold" className={styles.vip}>
              {t('menu.vip', { level: player.user.vip })}
            </Badge>
          </Stack>
        )}
      </Row>
      <Row gap={3} lineGap={2} spread className={styles.balance}>
        <Stack as="p" gap="hair">
          <Note as="span" leading="close">
            {t('menu.balance')}
          </Note>
          {player === null ? (
            <Skeleton shape="line" className={styles.amountComing} />
          ) : (
            <Amount text={money(player.balance.coin)} size="large" isBalance />
          )}
        </Stack>
        {playBlock === null && (
          <Link to="/deposit" className={buttonClass('primary')} onClick={onLeave}>
            {t('menu.deposit')}
          </Link>
        )}
      </Row>
    </Stack>
  );
}
