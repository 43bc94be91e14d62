import type { User } from '#shared/account/user.ts';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { ListRow, listRowClass, listRowStillClass } from '#ui/list/list-row.tsx';
import { useTranslation } from 'react-i18next';
import { DevicesIcon } from './devices-icon.tsx';
import { MobileRow } from './mobile-row.tsx';
import { OverlayRow } from './overlay-row.tsx';
import { RowGroup } from './row-group.tsx';
import styles from './row-group.module.css';

export interface LogInRowsProps {
  readonly user: User;
  /** Opens the password change; undefined where there is none. */
  readonly onPassword: (() => void) | undefined;
}

/** How the player logs in, its security settings, and the signed-in devices. */
export function LogInRows({ user, onPassword }: LogInRowsProps) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation();
  return (
    <RowGroup title={t('login')}>
      <li className={listRowStillClass}>
        <ListRow
          icon={<MemberIcon />}
          title={t('account')}
          trailing={<span className={styles.value}>{user.account}</span>}
          hasChevron={false}
        />
      </li>
      {onPassword !== undefined && (
        <li>
          <button
            type="button"
            className={listRowClass}
            aria-haspopup="dialog"
            onClick={onPassword}
          >
            <ListRow icon={<LockIcon />} title={t('password')} />
          </button>
        </li>
      )}
      <MobileRow />
      <OverlayRow
        opens={{ name: 'sign-in-sessions' }}
        title={words('member.sessionsRow')}
        icon={<DevicesIcon />}
      />
    </RowGroup>
  );
}
