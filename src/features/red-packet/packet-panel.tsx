import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { formatElapsed } from '#shared/play/elapsed-time.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import { PacketProgress } from './packet-progress.tsx';
import { PacketArt } from './packet-art.tsx';
import styles from './packet-panel.module.css';
import { StepLink } from './step-link.tsx';
import type { FirstWithdrawalEnd } from './use-first-withdrawal.ts';
import type { OpenPacket } from './use-packet.ts';

export interface PacketPanelProps {
  readonly state: OpenPacket;
  readonly hasBank: boolean;
  readonly end: FirstWithdrawalEnd | null;
  readonly onBank: () => void;
}

/** The packet's amount, its condition and the player's progress (spec §2 "Red packet dialog"). */
export function PacketPanel({ state, hasBank, end, onBank }: PacketPanelProps) {
  const { t } = useTranslation('redPacket');
  const { t: words } = useTranslation();
  const { money } = useFormats();
  const describe = useWageringTexts();
  const { rules, packet, left, betTimes, problem, view } = state;
  const amount = money(rules.amount);
  return (
    <Stack gap={4} className={styles.panel}>
      <PacketArt>
        <Amount text={amount} size="huge" />
      </PacketArt>
      <Text weight="medium" align="center" className={styles.rule}>
        {t('packet.rule', {
          bets: money(rules.betNeeded, 'floor'),
          amount: money(rules.amount, 'short'),
        })}
      </Text>
      {packet !== null && <PacketProgress packet={packet} rules={rules} />}
      {left !== null && (
        <Row
          as="p"
          gap={4}
          lineGap={0}
          align="stretch"
          spread
          className={textClass({ tone: 'soft', size: 'small' })}
        >
          <span>{t('packet.left')}</span>
          <Text as="span" tone="strong" weight="medium" figures role="timer">
            {formatElapsed(left)}
          </Text>
        </Row>
      )}
      {packet === null && problem !== null && (
        <NoticeBanner
          tone="warning"
          text={t('packet.unknown')}
          note={problem}
          action={
            <Button variant="quiet" size="small" isBusy={state.isRetrying} onClick={state.retry}>
              {words('common.retry')}
            </Button>
          }
        />
      )}
      <WageringTerms
        {...describe(wageringSum(rules.amount, { betRate: betTimes, betDays: null }))}
      />
      {view === 'withdraw' && !hasBank && <Note>{t('packet.needsBank')}</Note>}
      {end?.status === 'unknown' && <NoticeBanner tone="warning" text={t('end.unknown')} />}
      {end?.status === 'refused' && (
        <NoticeBanner
          tone="failure"
          text={end.refusal.text}
          action={
            end.refusal.step === null ? undefined : (
              <StepLink step={end.refusal.step} place="dialog" onBank={onBank} />
            )
          }
        />
      )}
    </Stack>
  );
}
