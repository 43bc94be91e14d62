import { selectPlayer } from '#session/session-slice.ts';
import { useStanding } from '#session/use-standing.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { ListRow, listRowStillClass } from '#ui/list-row.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LinkRow } from './link-row.tsx';
import { MobileIcon } from './mobile-icon.tsx';
import { OverlayRow } from './overlay-row.tsx';
import { RowGroup } from './row-group.tsx';
import styles from './row-group.module.css';

/** The bound mobile, limits and breaks, the superior and the phones that are signed in. */
export function SafetyRows() {
  const { t } = useTranslation();
  const { calm } = useStanding();
  const mobile = useSelector(selectPlayer)?.user.mobile ?? '';
  return (
    <RowGroup title={t('member.group.safety')}>
      {mobile === '' ? (
        <LinkRow to="/bind" title={t('member.bind')} icon={<MobileIcon />} />
      ) : (
        <li className={listRowStillClass}>
          <ListRow
            icon={<MobileIcon />}
            title={t('member.bound')}
            trailing={
              <span className={styles.bound}>
                <CheckIcon size={18} />
                {mobile}
              </span>
            }
            hasChevron={false}
          />
        </li>
      )}
      <LinkRow to="/responsible" title={t('member.responsible')} icon={<HeartIcon />} />
      {calm === null && (
        <OverlayRow
          opens={{ name: 'superior' }}
          title={t('member.superiorRow')}
          icon={<MemberIcon />}
        />
      )}
      <OverlayRow
        opens={{ name: 'sign-in-sessions' }}
        title={t('member.sessionsRow')}
        icon={<LockIcon />}
      />
    </RowGroup>
  );
}
