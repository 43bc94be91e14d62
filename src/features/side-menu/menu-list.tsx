import { selectRedDots } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { MobileIcon } from '#ui/icons/mobile-icon.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { ServiceIcon } from '#ui/icons/service-icon.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './side-menu.module.css';

const ROWS = [
  { to: '/record/transaction', name: 'transactions', Drawing: RecordIcon },
  { to: '/profile/email', name: 'email', Drawing: MailIcon },
  { to: '/deposit', name: 'deposit', Drawing: DepositIcon },
  { to: '/withdrawal', name: 'withdrawal', Drawing: WithdrawIcon },
  { to: '/service', name: 'service', Drawing: ServiceIcon },
  { to: '/phone-storage', name: 'phoneStorage', Drawing: MobileIcon },
] as const;

/** The menu's list, with a red dot for unread mail (spec §2), and the app's own data. */
export function MenuList({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { hasUnreadMail } = useSelector(selectRedDots);
  const { playBlock } = useAccountState();
  const rows = ROWS.filter(({ name }) => playBlock === null || name !== 'deposit');
  return (
    <nav aria-label={t('menu.account')}>
      <ul className={styles.rows}>
        {rows.map(({ to, name, Drawing }) => (
          <li key={to}>
            <Link to={to} className={listRowClass} onClick={onLeave}>
              <ListRow
                icon={<Drawing />}
                title={t(`menu.${name}`)}
                dotLabel={name === 'email' && hasUnreadMail ? t('menu.unread') : undefined}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
