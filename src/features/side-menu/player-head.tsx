import { pictureOf } from '#domain/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useStanding } from '#session/use-standing.ts';
import { Amount } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './menu-head.module.css';

/** The top of a player's menu: who is signed in, and what they have. */
export function PlayerHead({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const player = useSelector(selectPlayer);
  const { calm } = useStanding();
  return (
    <section className={styles.head} aria-label={t('menu.account')} aria-busy={player === null}>
      <div className={styles.person}>
        <Avatar
          src={player === null ? undefined : pictureOf(player.user)}
          alt=""
          size="large"
          hasRing
        />
        {player === null ? (
          <div className={styles.words}>
            <Skeleton shape="line" className={styles.nameComing} />
            <Skeleton shape="line" className={styles.vipComing} />
          </div>
        ) : (
          <p className={styles.words}>
            <span className={styles.name}>{player.user.nickname || player.user.account}</span>
            <Badge tone="gold" className={styles.vip}>
              {t('menu.vip', { level: player.user.vip })}
            </Badge>
          </p>
        )}
      </div>
      <div className={styles.purse}>
        <p className={styles.balance}>
          <span className={styles.note}>{t('menu.balance')}</span>
          {player === null ? (
            <Skeleton shape="line" className={styles.amountComing} />
          ) : (
            <Amount text={money(player.balance.coin)} size="large" isBalance />
          )}
        </p>
        {calm === null && (
          <Link to="/deposit" className={buttonClass('gold')} onClick={onLeave}>
            {t('menu.deposit')}
          </Link>
        )}
      </div>
    </section>
  );
}
