import { packetView, packetEnd } from '#shared/red-packet/packet.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './first-withdrawal-card.module.css';
import { PacketProgress } from './packet-progress.tsx';
import type { ReadyRedPacket } from './use-red-packet.ts';

interface FirstWithdrawalCardProps {
  readonly state: ReadyRedPacket;
  readonly onOpen: () => void;
}

/** The red packet: the progress of its bets, and a button that opens its dialog. */
export function FirstWithdrawalCard({ state, onOpen }: FirstWithdrawalCardProps) {
  const { t } = useTranslation('redPacket');
  const { money, moment } = useFormats();
  const now = useServerNow();
  const { bonus, rules } = state;
  if (rules === null) return null;
  const { packet } = bonus;
  const amount = money(rules.amount, 'short');
  const view = packetView(packet, rules, now);
  const isOpen = view === 'share' || view === 'withdraw';
  const text = {
    share: t('first.text', { bets: money(rules.betNeeded, 'floor'), amount }),
    withdraw: t('first.ready', { amount }),
    done: t('first.done', { amount }),
    expired: t('first.over'),
  }[view];
  return (
    <Section title={t('first.title')}>
      <Card gap={3}>
        <Row gap={4} lineGap={2} spread>
          <Stack as="p" gap="hair" className={styles.words}>
            <Row as="span" gap={1} className={textClass({ weight: 'medium' })}>
              {view === 'done' && <CheckIcon size={18} className={styles.tick} />}
              <span>{text}</span>
            </Row>
            {isOpen && (
              <Note as="span" tone="faint">
                {t('first.until', { moment: moment(packetEnd(packet, rules)) })}
              </Note>
            )}
          </Stack>
          {isOpen && (
            <Button
              variant={view === 'withdraw' ? 'gold' : 'quiet'}
              size="small"
              aria-label={t('first.openOf', { amount })}
              onClick={onOpen}
            >
              {t('first.open')}
            </Button>
          )}
        </Row>
        {isOpen && <PacketProgress packet={packet} rules={rules} />}
      </Card>
    </Section>
  );
}
