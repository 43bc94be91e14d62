import { selectRedDots } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { BoostIcon } from '#ui/icons/boost-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LinkRow } from './link-row.tsx';
import { OverlayRow } from './overlay-row.tsx';
import { RowGroup } from './row-group.tsx';

/** Records and, for a player who is not paused, activities, friends and codes. */
export function RewardRows() {
  const { t } = useTranslation();
  const { playBlock } = useAccountState();
  return (
    <RowGroup title={t(playBlock === null ? 'member.group.rewards' : 'member.group.records')}>
      <LinkRow to="/record/transaction" title={t('member.transactions')} icon={<RecordIcon />} />
      {playBlock === null && <Invitations />}
    </RowGroup>
  );
}

function Invitations() {
  const { t } = useTranslation();
  const { hasUnclaimedSignUpBonus } = useSelector(selectRedDots);
  return (
    <>
      <LinkRow to="/activity/index" title={t('member.activities')} icon={<GiftIcon />} />
      <OverlayRow
        opens={{ name: 'sign-up-bonus' }}
        title={t('member.signUpBonus')}
        icon={<StarIcon />}
        dotLabel={hasUnclaimedSignUpBonus ? t('member.bonusUnclaimed') : undefined}
      />
      <LinkRow to="/profile/items" title={t('screens.profileItems.title')} icon={<BoostIcon />} />
      <LinkRow to="/lobby/invitation" title={t('member.invitation')} icon={<ShareIcon />} />
      <OverlayRow
        opens={{ name: 'redeem-code' }}
        title={t('member.redeemRow')}
        icon={<TicketIcon />}
      />
    </>
  );
}
