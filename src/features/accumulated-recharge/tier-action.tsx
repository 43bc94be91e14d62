import type { ShownTier } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './tier-list.module.css';
import type { TierClaim } from './use-tier-claim.ts';

interface TierActionProps {
  readonly tier: ShownTier;
  /** Amount missing until the tier is reached. */
  readonly left: MinorUnits;
  readonly claim: TierClaim;
  readonly isOffline: boolean;
  readonly isTriedBefore: boolean;
}

/** The tier's button, Receive or Recharge, or a completed mark (spec §2). */
export function TierAction({ tier, left, claim, isOffline, isTriedBefore }: TierActionProps) {
  const { t } = useTranslation('accumulatedRecharge');
  const { money } = useFormats();
  const bonus = money(tier.bonus, 'floor');
  switch (tier.state) {
    case 'claimable':
      return (
        <Button
          variant="gold"
          size="small"
          aria-label={t('tier.claimOf', { bonus, price: money(tier.price, 'floor') })}
          isBusy={claim.busyId === tier.id}
          disabled={isOffline}
          onClick={({ timeStamp }) => claim.claim(tier.id, timeStamp)}
        >
          {isTriedBefore ? t('tier.again') : t('tier.receive')}
        </Button>
      );
    case 'not-reached':
      return (
        <Link
          to="/deposit"
          className={buttonClass('quiet', 'small')}
          aria-label={t('tier.rechargeOf', { left: money(left), bonus })}
        >
          {t('tier.recharge')}
        </Link>
      );
    case 'claimed':
      return (
        <Row as="span" gap={1} className={styles.done}>
          <CheckIcon size={18} />
          <span>{t('tier.completed')}</span>
        </Row>
      );
  }
}
