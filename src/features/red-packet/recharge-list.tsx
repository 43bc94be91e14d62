import { upTo } from '#shared/money/money.ts';
import {
  rechargeProgress,
  sortBonuses,
  type RedPacket,
  type RechargeBonus,
} from '#shared/red-packet/red-packet.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BonusRow } from './bonus-row.tsx';
import type { RedPacketClaims } from './use-red-packet-claims.ts';

interface RechargeListProps {
  readonly bonus: RedPacket;
  readonly claims: RedPacketClaims;
}

const WHOLE = 100;

/** The bonuses for deposits since the activity began. */
export function RechargeList({ bonus, claims }: RechargeListProps) {
  const { t } = useTranslation('redPacket');
  const { moment } = useFormats();
  const { recharges, recharge, packet } = bonus;
  return (
    <Section title={t('recharges.title')}>
      <Note tone="faint">{t('recharges.since', { moment: moment(packet.createdAt) })}</Note>
      {recharges.length === 0 ? (
        <Note tone="faint">{t('recharges.none')}</Note>
      ) : (
        <Card inset="rows">
          <List divided="wide">
            {sortBonuses(recharges).map((one) => (
              <RechargeRow key={one.id} one={one} recharge={recharge} claims={claims} />
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
}

interface RechargeRowProps {
  readonly one: RechargeBonus;
  readonly recharge: RedPacket['recharge'];
  readonly claims: RedPacketClaims;
}

function RechargeRow({ one, recharge, claims }: RechargeRowProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const { id, price, bonus, state } = one;
  const amount = money(bonus);
  const percent = rechargeProgress(one, recharge);
  return (
    <BonusRow
      name={t('recharges.deposit', { price: money(price, 'floor') })}
      amount={amount}
      state={state}
      isBusy={claims.busy === `recharge ${id}`}
      onClaim={(at) => claims.ask({ kind: 'recharge', id }, at)}
      waiting={
        <Link
          to="/deposit"
          className={buttonClass('quiet', 'small')}
          aria-label={t('recharges.goOf', { amount })}
        >
          {t('recharges.go')}
        </Link>
      }
      below={
        state === 'not-reached' && percent !== null && recharge !== null ? (
          <ProgressBar
            fraction={percent / WHOLE}
            label={t('recharges.progress')}
            valueText={t('recharges.of', {
              has: money(upTo(recharge, price), 'floor'),
              needs: money(price, 'floor'),
            })}
          />
        ) : undefined
      }
    />
  );
}
