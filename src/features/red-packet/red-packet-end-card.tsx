import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import type { RedPacketPaid } from '#api/red-packet.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import styles from './red-packet-end-card.module.css';
import { StepLink } from './step-link.tsx';
import { useCoinPaid } from './use-coin-paid.ts';
import type { RedPacketEnd } from './use-red-packet-claims.ts';

interface RedPacketEndCardProps {
  readonly end: RedPacketEnd;
  readonly onBank: () => void;
  readonly onDone: () => void;
}

/** Result of the last press on the page. */
export function RedPacketEndCard({ end, onBank, onDone }: RedPacketEndCardProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  switch (end.status) {
    case 'withdrawn':
      return <Withdrawn amount={end.amount} paid={end.paid} onDone={onDone} />;
    case 'claimed': {
      const { bonus, claimed } = end.claimed;
      return (
        <ReceivedCard
          key={claimed}
          title={t('end.claimedTitle')}
          amount={`+${money(bonus)}`}
          balanceLabel={t('end.newBalance')}
          balance={undefined}
          step={null}
          doneLabel={t('end.ok')}
          onDone={onDone}
        >
          <Note>{t('end.claimed', { all: money(claimed) })}</Note>
        </ReceivedCard>
      );
    }
    case 'refused': {
      const { text, step } = end.refusal;
      return (
        <div ref={takeFocus} tabIndex={-1} className={styles.end}>
          <NoticeBanner
            tone="failure"
            text={text}
            action={
              step === null ? undefined : <StepLink step={step} place="page" onBank={onBank} />
            }
          />
        </div>
      );
    }
    case 'unknown':
      return <NoticeBanner tone="warning" text={t('end.unknown')} />;
  }
}

interface WithdrawnProps {
  readonly amount: MinorUnits;
  readonly paid: RedPacketPaid;
  readonly onDone: () => void;
}

function Withdrawn({ amount, paid, onDone }: WithdrawnProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const coin = useCoinPaid(paid);
  const step = useNextStep({ rewards: [{ id: RewardId.coins, count: amount }] });
  return (
    <ReceivedCard
      title={t('end.withdrawn', { amount: money(amount) })}
      amount={`+${money(amount)}`}
      balanceLabel={t('end.newBalance')}
      balance={coin === null ? undefined : money(coin)}
      countUp={coin !== null && <CountedMoney gained={amount} to={coin} />}
      step={step}
      doneLabel={t('end.ok')}
      onDone={onDone}
      foot={<Note>{t('end.order', { orderNo: paid.orderNo })}</Note>}
    >
      <WageringTerms {...describe({ amount, need: paid.needBet, days: null })} />
    </ReceivedCard>
  );
}
