import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { RedeemDone } from './redeem-done.tsx';
import { RedeemForm } from './redeem-form.tsx';
import type { RenderRewards } from './render-rewards.ts';
import { RedeemedList } from './redeemed-list.tsx';
import type { RedeemView } from './use-redeem-code.ts';
import type { RedeemOffer } from './use-redeem-offer.ts';

export interface RedeemPanelProps {
  readonly offer: RedeemOffer;
  readonly view: RedeemView;
  readonly renderRewards: RenderRewards;
  readonly onClose: () => void;
}

export function RedeemPanel({ offer, view, renderRewards, onClose }: RedeemPanelProps) {
  const { t } = useTranslation();
  const loadLabels = useLoadLabels();
  if (view.redemption !== null) {
    return (
      <RedeemDone redemption={view.redemption} onAgain={view.startAgain} onClose={onClose}>
        {renderRewards(view.redemption.rewards, 'cards')}
      </RedeemDone>
    );
  }
  switch (offer.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={offer} failedTitle={t('member.redeem.failedTitle')} {...loadLabels}>
          <Skeleton height={216} radius={2} />
        </LoadState>
      );
    case 'off':
      return (
        <Stack gap={5}>
          <EmptyState
            art={<GiftIcon size={56} />}
            title={t('member.redeem.offTitle')}
            text={t('member.redeem.offText')}
          />
          {offer.redeemed.length > 0 && (
            <RedeemedList redeemed={offer.redeemed} renderRewards={renderRewards} />
          )}
        </Stack>
      );
    case 'open':
      return (
        <Stack gap={5}>
          <RedeemForm view={view} bounds={offer.bounds} />
          <RedeemedList redeemed={offer.redeemed} renderRewards={renderRewards} />
        </Stack>
      );
  }
}
