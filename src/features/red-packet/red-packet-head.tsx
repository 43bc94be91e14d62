import { useTimesWagering, useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import {
  redPacketWithdrawal,
  claimedInAll,
  type RedPacketWithdrawal,
} from '#shared/red-packet/red-packet.ts';
import { ZERO, upTo } from '#shared/money/money.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { FigureHead } from '#ui/money/figure-head.tsx';
import { Card } from '#ui/layout/card.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import styles from './red-packet-head.module.css';
import type { RedPacketClaims } from './use-red-packet-claims.ts';
import type { ReadyRedPacket } from './use-red-packet.ts';

interface RedPacketHeadProps {
  readonly state: ReadyRedPacket;
  readonly claims: RedPacketClaims;
  readonly bankId: number | undefined;
  readonly onBank: () => void;
}

/** The collected amount, the total, and the withdrawal to the balance. */
export function RedPacketHead({ state, claims, bankId, onBank }: RedPacketHeadProps) {
  const { t } = useTranslation('redPacket');
  const { money, moment } = useFormats();
  const { bonus, rules } = state;
  const { claimed, total, withdrawalsLeft, betTimes, endsAt } = bonus;
  const describe = useWageringTexts();
  const ofTimes = useTimesWagering(betTimes);
  const wagering =
    claimed > ZERO ? describe(wageringSum(claimed, { betRate: betTimes, betDays: null })) : ofTimes;
  const withdrawal = redPacketWithdrawal(bonus);
  const inAll = claimedInAll(bonus, rules?.amount ?? ZERO);
  return (
    <Card look="reward" gap={3}>
      <FigureHead
        label={t('head.claimed')}
        className={styles.top}
        sign={
          <span className={styles.sign}>
            <GiftIcon size={28} />
          </span>
        }
      >
        <Amount text={money(claimed)} size="huge" />
      </FigureHead>
      {total > 0 && (
        <ProgressBar
          fraction={inAll / total}
          label={t('head.total')}
          valueText={t('head.of', {
            has: money(upTo(inAll, total), 'floor'),
            all: money(total, 'floor'),
          })}
        />
      )}
      <Button
        variant="gold"
        size="large"
        isWide
        disabled={withdrawal.kind !== 'ready'}
        isBusy={claims.busy === 'withdrawal'}
        onClick={({ timeStamp }) => {
          if (bankId === undefined) onBank();
          else claims.ask({ kind: 'withdrawal', amount: claimed, bankId }, timeStamp);
        }}
      >
        {claimed > ZERO ? t('head.withdraw', { amount: money(claimed) }) : t('head.withdrawNone')}
      </Button>
      <WithdrawalNote withdrawal={withdrawal} timesLeft={withdrawalsLeft} />
      <Note>{t('head.toBalance')}</Note>
      <WageringTerms {...wagering} />
      {endsAt !== null && <Note>{t('head.until', { moment: moment(endsAt) })}</Note>}
    </Card>
  );
}

interface WithdrawalNoteProps {
  readonly withdrawal: RedPacketWithdrawal;
  readonly timesLeft: number;
}

/** Why it cannot be withdrawn now, or how many withdrawals are left. */
function WithdrawalNote({ withdrawal, timesLeft }: WithdrawalNoteProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const text = (() => {
    switch (withdrawal.kind) {
      case 'ready':
        return t('head.times', { count: timesLeft });
      case 'nothing':
        return t('head.nothing');
      case 'under-least':
        return t('head.least', { least: money(withdrawal.least) });
      case 'no-times-left':
        return t('head.noTimes');
    }
  })();
  return (
    <Text size="small" weight="medium">
      {text}
    </Text>
  );
}
