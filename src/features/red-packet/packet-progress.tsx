import { upTo } from '#shared/money/money.ts';
import { betProgress, type Packet, type PacketRules } from '#shared/red-packet/packet.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useTranslation } from 'react-i18next';

interface PacketProgressProps {
  readonly packet: Packet;
  readonly rules: PacketRules;
}

/** Upper end of `betProgress`. */
const WHOLE = 100;

/** Progress of the bets that open the red packet. */
export function PacketProgress({ packet, rules }: PacketProgressProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  return (
    <ProgressBar
      fraction={betProgress(packet, rules) / WHOLE}
      label={t('packet.bets')}
      valueText={t('packet.of', {
        has: money(upTo(packet.betSoFar, rules.betNeeded), 'floor'),
        needs: money(rules.betNeeded, 'floor'),
      })}
    />
  );
}
