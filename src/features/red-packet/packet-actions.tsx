import { useFormats } from '#i18n/use-formats.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OpenPacket } from './use-packet.ts';

interface PacketActionsProps {
  readonly state: OpenPacket;
  readonly isBusy: boolean;
  /** @param at time of the press, in ms */
  readonly onWithdraw: (at: number) => void;
  readonly onShare: () => void;
}

/** Withdraw once the bets are made; until then share, or play (spec §2). */
export function PacketActions({ state, isBusy, onWithdraw, onShare }: PacketActionsProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  switch (state.view) {
    case 'withdraw':
      return (
        <Button
          variant="gold"
          size="large"
          isWide
          isBusy={isBusy}
          onClick={({ timeStamp }) => onWithdraw(timeStamp)}
        >
          {t('packet.withdraw', { amount: money(state.rules.amount) })}
        </Button>
      );
    case 'share':
      return (
        <Stack gap={2}>
          <Button size="large" isWide onClick={onShare}>
            <ShareIcon size={20} />
            <span>{t('packet.share')}</span>
          </Button>
          <Link to="/lobby/home" className={buttonClass('ghost', 'medium', true)}>
            {t('packet.play')}
          </Link>
        </Stack>
      );
  }
}
