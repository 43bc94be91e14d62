import { sessionEnded } from '#state/session/session-slice.ts';
import { ConfirmRow } from '#ui/overlay/confirm-row.tsx';
import { LogoutIcon } from '#ui/icons/logout-icon.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './row-group.module.css';

/** Log-out with an inline confirmation; works offline too. */
export function LogOut() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <ConfirmRow
      icon={<LogoutIcon />}
      title={t('member.logout.row')}
      question={t('member.logout.question')}
      text={t('member.logout.text')}
      confirmLabel={t('member.logout.confirm')}
      cancelLabel={t('member.logout.cancel')}
      className={styles.rows}
      onConfirm={() => dispatch(sessionEnded('logged-out'))}
    />
  );
}
