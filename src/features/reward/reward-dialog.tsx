import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { isCurrencyReward, moneyOf, type Reward } from '#shared/reward/reward.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MomentSteps } from '#ui/outcome/moment-steps.tsx';
import { SuccessHead } from '#ui/outcome/success-head.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { RewardList } from './reward-list.tsx';

export interface RewardDialogProps extends OpenedProps {
  readonly rewards: readonly Reward[];
  /** The list below has another one to claim. */
  readonly isMoreReady?: boolean;
}

/**
 * New rewards with their wagering requirement, the new balance and one next step, under a lit star; a tap
 * beside it closes it (spec §2, "Other overlays").
 */
export function RewardDialog({ rewards, isMoreReady = false, ...opened }: RewardDialogProps) {
  const { t } = useTranslation('reward');
  const { t: words } = useTranslation();
  const { money } = useFormats();
  const boosts = useSelector(selectConfig)?.boosts;
  const coin = useSelector(selectBalance)?.coin;
  const step = useNextStep({ rewards, onSeeNext: isMoreReady ? opened.onClose : undefined });
  return (
    <CentreDialog
      {...opened}
      name="reward"
      title={t('title')}
      isTitleHidden
      closeLabel={words('common.close')}
      footer={
        <>
          {coin !== undefined && rewards.some(isCurrencyReward) && (
            <BalanceLine
              label={t('newBalance')}
              balance={money(coin)}
              countUp={<CountedMoney gained={moneyOf(rewards)} to={coin} />}
            />
          )}
          <MomentSteps
            step={step}
            leave={[{ label: t('done'), onPress: opened.onClose }]}
            isInDialog
          />
        </>
      }
    >
      <Stack gap={3}>
        <SuccessHead title={t('title')} isOfDialog />
        <RewardList rewards={rewards} boosts={boosts} />
      </Stack>
    </CentreDialog>
  );
}
