import type { ItemStack, OwnedBoost } from '#shared/reward/reward-item.ts';
import { ZERO } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { BoostIcon } from '#ui/icons/boost-icon.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './reward-item-card.module.css';
import { useItemName } from './use-item-name.ts';

/** A boost, or equal tickets: effect, expiry, and the link to use it. */
export function RewardItemCard({ stack: { item, count } }: { readonly stack: ItemStack }) {
  const { t } = useTranslation('rewardItems');
  const { day } = useFormats();
  const nameOf = useItemName();
  const Drawing = item.kind === 'boost' ? BoostIcon : TicketIcon;
  return (
    <Card as="li" look="reward" gap={3} data-item={item.kind}>
      <Row gap={3} align="start">
        <span className={styles.picture}>
          <Drawing size={28} />
        </span>
        <Stack gap={1} grow>
          <Text as="h3" weight="bold">
            <span>{nameOf(item)}</span>
            {count > 1 && <Text as="span" tone="gold" figures>{` ${t('times', { count })}`}</Text>}
          </Text>
          {item.kind === 'boost' ? <BoostWords boost={item} /> : <Note>{t('ticketText')}</Note>}
          <Note tone="faint" figures>
            {t('useBy', { day: day(item.expiresAt) })}
          </Note>
        </Stack>
      </Row>
      <UseLink stack={{ item, count }} />
    </Card>
  );
}

/** A boost's bonus, its bounds, and the bets it requires. */
function BoostWords({ boost }: { readonly boost: OwnedBoost }) {
  const { t } = useTranslation('rewardItems');
  const { money, percent } = useFormats();
  const { minDeposit, maxBonus, betRate } = boost;
  const share = percent(boost.percent * BASIS_POINTS_PER_PERCENT);
  const min = money(minDeposit, 'floor');
  return (
    <>
      <Note>
        {[
          minDeposit > ZERO ? t('boostText', { share, min }) : t('boostTextAny', { share }),
          ...(maxBonus === null ? [] : [t('boostMax', { max: money(maxBonus, 'floor') })]),
        ].join(' ')}
      </Note>
      {betRate > 0 && <Note tone="faint">{t('boostBets', { count: betRate })}</Note>}
    </>
  );
}

const BASIS_POINTS_PER_PERCENT = 100;

function UseLink({ stack: { item } }: { readonly stack: ItemStack }) {
  const { t } = useTranslation('rewardItems');
  const link = buttonClass('quiet', 'small', true);
  if (item.kind === 'ticket') {
    return (
      <Link to="/activity/spin" className={link}>
        {t('spin')}
      </Link>
    );
  }
  return item.orderNo === null ? (
    <Link to="/deposit" className={link}>
      {t('deposit')}
    </Link>
  ) : (
    <Link to="/deposit" search={{ orderNo: item.orderNo }} className={link}>
      {t('waiting')}
    </Link>
  );
}
