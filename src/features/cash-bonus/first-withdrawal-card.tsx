import { betProgress, redPacketView, redPacketEnd } from '#domain/red-packet.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#session/use-server-now.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import styles from './first-withdrawal-card.module.css';
import type { ReadyCashBonus } from './use-cash-bonus.ts';

const WHOLE = 100;

interface FirstWithdrawalCardProps {
  readonly state: ReadyCashBonus;
  readonly onOpen: () => void;
}

/** The red packet itself: how far its bets are, and the way to its dialog. */
export function FirstWithdrawalCard({ state, onOpen }: FirstWithdrawalCardProps) {
  const { t } = useTranslation('cashBonus');
  const { money, moment } = useFormats();
  const now = useServerNow();
  const { bonus, rules } = state;
  if (rules === null) return null;
  const { packet } = bonus;
  const amount = money(rules.amount);
  const view = redPacketView(packet, rules, now);
  const isOpen = view === 'share' || view === 'withdraw';
  const text = {
    share: t('first.text', { bets: money(rules.betNeeded, 'floor'), amount }),
    withdraw: t('first.ready', { amount }),
    done: t('first.done', { amount }),
    expired: t('first.over'),
  }[view];
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('first.title')}</h2>
      <Card className={styles.card}>
        <div className={styles.line}>
          <p className={styles.words}>
            <span className={styles.text}>
              {view === 'done' && <CheckIcon size={18} className={styles.tick} />}
              {text}
            </span>
            {isOpen && (
              <span className={styles.note}>
                {t('first.until', { moment: moment(redPacketEnd(packet, rules)) })}
              </span>
            )}
          </p>
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
        </div>
        {isOpen && (
          <ProgressBar
            fraction={betProgress(packet, rules) / WHOLE}
            label={t('packet.bets')}
            valueText={t('packet.of', {
              has: money(packet.betSoFar, 'floor'),
              needs: money(rules.betNeeded, 'floor'),
            })}
          />
        )}
      </Card>
    </section>
  );
}
