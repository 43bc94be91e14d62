import { useIsOnline } from '#state/connection/use-is-online.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RechargePanel, type RenderRewards } from './recharge-panel.tsx';
import { RechargeRulesDialog } from './recharge-rules-dialog.tsx';
import { useAccumulatedRecharge } from './use-accumulated-recharge.ts';
import { useTierClaim } from './use-tier-claim.ts';

export interface AccumulatedRechargeSheetProps extends OpenedProps {
  /** Features do not import each other, so the app supplies the rendering of rewards. */
  readonly renderRewards: RenderRewards;
}

/** Rewards for the recharge so far (spec §2, "Accumulated-recharge list"; §4). */
export function AccumulatedRechargeSheet({
  renderRewards,
  ...opened
}: AccumulatedRechargeSheetProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('accumulatedRecharge');
  const view = useAccumulatedRecharge();
  const claim = useTierClaim();
  const isOffline = !useIsOnline();
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <BottomSheet
      {...opened}
      name="accumulated-recharge"
      variant={view.status}
      title={t('title')}
      closeLabel={words('common.close')}
      footer={
        // The result of a claim has its own next step.
        view.status === 'failed' || claim.got !== null ? undefined : (
          <Link to="/deposit" className={buttonClass('primary', 'large', true)}>
            {t('deposit')}
          </Link>
        )
      }
    >
      <RechargePanel
        view={view}
        claim={claim}
        isOffline={isOffline}
        onHelp={() => setHelpOpen(true)}
        renderRewards={renderRewards}
      />
      <RechargeRulesDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </BottomSheet>
  );
}
