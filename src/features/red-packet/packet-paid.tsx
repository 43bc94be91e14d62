import type { RedPacketPaid } from '#api/red-packet.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { Note } from '#ui/base/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { MomentSteps } from '#ui/outcome/moment-steps.tsx';
import { SuccessHead } from '#ui/outcome/success-head.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { useCoinPaid } from './use-coin-paid.ts';

interface PacketPaidProps extends OpenedProps {
  readonly title: string;
  readonly text: string;
  readonly amount: MinorUnits;
  readonly paid: RedPacketPaid;
}

/** The red packet is in the balance. */
export function PacketPaid({ title, text, amount, paid, ...opened }: PacketPaidProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const coin = useCoinPaid(paid);
  const step = useNextStep({ rewards: [{ id: RewardId.coins, count: amount }] });
  return (
    <CentreDialog
      {...opened}
      name="red-packet-tip"
      title={title}
      isTitleHidden
      closeLabel={words('common.close')}
      footer={
        <>
          {coin !== null && (
            <BalanceLine
              label={t('end.newBalance')}
              balance={money(coin)}
              countUp={<CountedMoney gained={amount} to={coin} />}
            />
          )}
          <MomentSteps
            step={step}
            leave={[{ label: t('tip.ok'), onPress: opened.onClose }]}
            isInDialog
          />
        </>
      }
    >
      <Stack gap={2}>
        <SuccessHead title={title} amount={`+${money(amount)}`} isOfDialog />
        <WageringTerms {...describe({ amount, need: paid.needBet, days: null })} />
        <Note>{text}</Note>
      </Stack>
    </CentreDialog>
  );
}
