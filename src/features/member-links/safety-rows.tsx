import { selectPlayer } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LinkRow } from './link-row.tsx';
import { MobileRow } from './mobile-row.tsx';
import { OverlayRow } from './overlay-row.tsx';
import { RowGroup } from './row-group.tsx';

/** Account, mobile binding, limits and breaks, and the superior. */
export function SafetyRows() {
  const { t } = useTranslation();
  const { playBlock } = useAccountState();
  const isUnbound = useSelector(selectPlayer)?.user.mobile === '';
  return (
    <RowGroup title={t('member.group.safety')}>
      <LinkRow to="/profile/account" title={t('member.accountRow')} icon={<LockIcon />} />
      {isUnbound && <MobileRow />}
      <LinkRow to="/profile/week" title={t('screens.profileWeek.title')} icon={<HistoryIcon />} />
      <LinkRow to="/responsible" title={t('member.responsible')} icon={<PauseIcon />} />
      {playBlock === null && (
        <OverlayRow
          opens={{ name: 'superior' }}
          title={t('member.superiorRow')}
          icon={<MemberIcon />}
        />
      )}
    </RowGroup>
  );
}
