import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { RedeemPanel } from './redeem-panel.tsx';
import type { RenderRewards } from './render-rewards.ts';
import { useRedeemCode } from './use-redeem-code.ts';
import { useRedeemOffer } from './use-redeem-offer.ts';

export interface RedeemCodeSheetProps extends OpenedProps {
  /** Features do not import each other, so the app supplies the rendering of rewards. */
  readonly renderRewards: RenderRewards;
}

/** Redemption codes: the entry, its rewards, and the codes redeemed before (spec §1). */
export function RedeemCodeSheet({ renderRewards, ...opened }: RedeemCodeSheetProps) {
  const { t } = useTranslation();
  const offer = useRedeemOffer();
  const view = useRedeemCode();
  return (
    <BottomSheet
      {...opened}
      name="redeem-code"
      title={t('member.redeem.title')}
      closeLabel={t('common.close')}
    >
      <RedeemPanel
        offer={offer}
        view={view}
        renderRewards={renderRewards}
        onClose={opened.onClose}
      />
    </BottomSheet>
  );
}
