import type { RedPacketPaid } from '#api/red-packet.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useTranslation } from 'react-i18next';
import styles from './packet-tip.module.css';
import { PacketPaid } from './packet-paid.tsx';
import { StepLink } from './step-link.tsx';
import type { RedPacketRefusal } from './use-red-packet-refusal.ts';

/** Why the packet closed by itself. */
export type PacketTipKind =
  | { readonly kind: 'expired'; readonly endedAt: EpochMs }
  | { readonly kind: 'refused'; readonly refusal: RedPacketRefusal }
  | {
      readonly kind: 'paid';
      readonly amount: MinorUnits;
      readonly paid: RedPacketPaid;
    };

export interface PacketTipProps extends OpenedProps {
  readonly tip: PacketTipKind;
}

/** Explains why the packet closed (spec §4: the tips dialog), and the next step. */
export function PacketTip({ tip, ...opened }: PacketTipProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('redPacket');
  const { title, text } = useTipWords(tip);
  if (tip.kind === 'paid') return <PacketPaid {...opened} {...tip} title={title} text={text} />;
  const step = tip.kind === 'refused' ? tip.refusal.step : 'page';
  return (
    <CentreDialog
      {...opened}
      name="red-packet-tip"
      title={title}
      closeLabel={words('common.close')}
      footer={
        <Row gap={2} align="stretch" justify="end" wrap>
          {step !== null && <StepLink step={step} place="dialog" />}
          <Button size="small" variant="gold" onClick={opened.onClose}>
            {t('tip.ok')}
          </Button>
        </Row>
      }
    >
      <p className={styles.text}>{text}</p>
    </CentreDialog>
  );
}

function useTipWords(tip: PacketTipKind): { title: string; text: string } {
  const { t } = useTranslation('redPacket');
  const { money, moment } = useFormats();
  switch (tip.kind) {
    case 'expired':
      return {
        title: t('tip.expiredTitle'),
        text: t('tip.expired', { moment: moment(tip.endedAt) }),
      };
    case 'refused':
      return { title: t('tip.refusedTitle'), text: tip.refusal.text };
    case 'paid':
      return {
        title: t('tip.gotTitle', { amount: money(tip.amount, 'short') }),
        text: t('tip.got'),
      };
  }
}
