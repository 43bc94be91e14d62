import { selectPlayer } from '#state/session/session-slice.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { ListRow, listRowStillClass } from '#ui/list/list-row.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LinkRow } from './link-row.tsx';
import { MobileIcon } from '#ui/icons/mobile-icon.tsx';
import styles from './row-group.module.css';

/** The bound mobile, or a link to bind one. */
export function MobileRow() {
  const { t } = useTranslation();
  const mobile = useSelector(selectPlayer)?.user.mobile ?? '';
  if (mobile === '') return <LinkRow to="/bind" title={t('member.bind')} icon={<MobileIcon />} />;
  return (
    <li className={listRowStillClass}>
      <ListRow
        icon={<MobileIcon />}
        title={t('member.bound')}
        trailing={
          <span className={styles.bound}>
            <CheckIcon size={18} />
            <span translate="no">{mobile}</span>
          </span>
        }
        hasChevron={false}
      />
    </li>
  );
}
