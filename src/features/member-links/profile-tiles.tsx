import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { selectRedDots } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Dot } from '#ui/feedback/dot.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { TaskIcon } from '#ui/icons/task-icon.tsx';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { TileFace, tileClass } from '#ui/layout/tile.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './profile-tiles.module.css';

/**
 * Links to everything under /profile (spec §2); the bank only where the server offers one, tasks and VIP not
 * for a paused player.
 */
export function ProfileTiles() {
  const { t } = useTranslation();
  const { playBlock } = useAccountState();
  const hasBank = useSelector(selectConfig)?.hasBank === true;
  const { hasOpenTask, hasUnreadMail } = useSelector(selectRedDots);
  const tiles = [
    ...(playBlock === null
      ? ([
          {
            to: '/profile/task',
            name: t('member.tasks'),
            Drawing: TaskIcon,
            news: hasOpenTask ? t('member.tasksOpen') : null,
          },
          { to: '/profile/vip', name: t('member.vip'), Drawing: VipIcon, news: null },
        ] as const)
      : []),
    {
      to: '/profile/email',
      name: t('member.mail'),
      Drawing: MailIcon,
      news: hasUnreadMail ? t('member.mailUnread') : null,
    },
    ...(hasBank
      ? [{ to: '/profile/bank', name: t('member.bank'), Drawing: BankIcon, news: null } as const]
      : []),
  ] as const;
  return (
    <nav aria-label={t('member.profile')}>
      <ul className={styles.tiles}>
        {tiles.map(({ to, name, Drawing, news }) => (
          <li key={to}>
            <Link
              to={to}
              className={classNames(tileClass, styles.tile)}
              aria-label={news === null ? undefined : t('member.withNews', { name, news })}
            >
              <TileFace
                name={name}
                sign={
                  <>
                    <Drawing />
                    {news !== null && <Dot isInCorner />}
                  </>
                }
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
