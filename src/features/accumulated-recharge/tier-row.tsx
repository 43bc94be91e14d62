import { tierPicture, type ShownTier } from '#domain/accumulated-recharge.ts';
import { subtract, ZERO } from '#domain/money.ts';
import type { Reward } from '#domain/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Badge } from '#ui/badge.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { MinorUnits } from '#domain/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TierAction } from './tier-action.tsx';
import { TierArt } from './tier-art.tsx';
import styles from './tier-list.module.css';
import type { TierClaim } from './use-tier-claim.ts';

export interface TierRowProps {
  readonly tier: ShownTier;
  readonly totalRecharge: MinorUnits;
  readonly claim: TierClaim;
  readonly isOffline: boolean;
  /** Features do not import each other, so the app says how rewards look. */
  readonly renderRewards: (rewards: readonly Reward[]) => ReactNode;
}

const WHOLE = 100;

/** A tier: what it gives, what it asks for, how far it is, and what can be done (spec §2). */
export function TierRow({ tier, totalRecharge, claim, isOffline, renderRewards }: TierRowProps) {
  const { t } = useTranslation('accumulatedRecharge');
  const { money } = useFormats();
  const { id, place, price, bonus, bonusPercent, state, progress, mustBet, props } = tier;
  const isTaken = state === 'claimed';
  const { end } = claim;
  // Whatever went wrong on the way: what the platform calls claimed was paid.
  const problem =
    !isTaken && end !== null && end.status !== 'got' && end.tierId === id ? end : null;
  const has = totalRecharge < price ? totalRecharge : price;
  return (
    <li className={styles.tier} data-tier={id} data-state={state}>
      <div className={styles.head}>
        <TierArt picture={tierPicture(place)} isTaken={isTaken} />
        <div className={styles.words}>
          <span className={styles.bonus}>
            <span className={styles.note}>{t('tier.bonus')}</span>
            <Amount text={money(bonus, 'floor')} size="large" />
            <Badge tone={isTaken ? 'quiet' : 'gold'}>
              {t('tier.percent', { percent: bonusPercent })}
            </Badge>
          </span>
          <p className={styles.text}>
            {t('tier.text', { price: money(price, 'floor'), bonus: money(bonus, 'floor') })}
          </p>
        </div>
      </div>
      {!isTaken && (
        <ProgressBar
          fraction={progress / WHOLE}
          label={t('tier.progress')}
          valueText={t('tier.of', { has: money(has, 'floor'), price: money(price, 'floor') })}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.terms}>
          {props.length > 0 && (
            <p className={styles.note}>
              {t('tier.props')} {renderRewards(props)}
            </p>
          )}
          <p className={styles.note}>
            {mustBet > ZERO ? t('tier.bets', { bets: money(mustBet, 'floor') }) : t('tier.noBets')}
          </p>
        </div>
        <TierAction
          tier={tier}
          left={subtract(price, has)}
          claim={claim}
          isOffline={isOffline}
          isTriedBefore={problem !== null}
        />
      </div>
      {problem !== null && <NoticeBanner tone="failure" text={problem.text} note={problem.note} />}
    </li>
  );
}
