import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { tierPicture, type ShownTier } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
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
  /** Features do not import each other, so the app supplies the rendering of rewards. */
  readonly renderRewards: (rewards: readonly Reward[]) => ReactNode;
}

const WHOLE = 100;

/** A tier: its reward, its price, the progress towards it and its action (spec §2). */
export function TierRow({ tier, totalRecharge, claim, isOffline, renderRewards }: TierRowProps) {
  const { t } = useTranslation('accumulatedRecharge');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const { id, place, price, bonus, bonusPercent, state, progress, mustBet, props } = tier;
  const isTaken = state === 'claimed';
  // No problem on a claimed tier: the server has paid it, whatever failed on the way.
  const problem = !isTaken && claim.problem?.tierId === id ? claim.problem : null;
  const has = totalRecharge < price ? totalRecharge : price;
  return (
    <Stack as="li" gap={3} className={styles.tier} data-tier={id} data-state={state}>
      <Row gap={3}>
        <TierArt picture={tierPicture(place)} isTaken={isTaken} />
        <Stack gap="hair" grow>
          <Row as="span" gap={2} lineGap={1} align="baseline" wrap>
            <Note as="span" figures>
              {t('tier.bonus')}
            </Note>
            <Amount text={money(bonus, 'floor')} size="large" />
            <Badge tone={isTaken ? 'quiet' : 'gold'}>
              {t('tier.percent', { percent: bonusPercent })}
            </Badge>
          </Row>
          <Text size="small" figures>
            {t('tier.text', { price: money(price, 'floor'), bonus: money(bonus, 'floor') })}
          </Text>
        </Stack>
      </Row>
      {!isTaken && (
        <ProgressBar
          fraction={progress / WHOLE}
          label={t('tier.progress')}
          valueText={t('tier.of', { has: money(has, 'floor'), price: money(price, 'floor') })}
        />
      )}
      <Row gap={4} lineGap={2} spread className={styles.foot}>
        <Stack gap="hair" className={styles.terms}>
          {props.length > 0 && (
            <Row as="span" gap={1} lineGap={0} align="baseline" wrap>
              <Note as="span">{t('tier.props')}</Note>
              {renderRewards(props)}
            </Row>
          )}
          <WageringTerms {...describe({ amount: bonus, need: mustBet, days: null })} />
        </Stack>
        <TierAction
          tier={tier}
          left={subtract(price, has)}
          claim={claim}
          isOffline={isOffline}
          isTriedBefore={problem !== null}
        />
      </Row>
      {problem !== null && <NoticeBanner tone="failure" text={problem.text} note={problem.note} />}
    </Stack>
  );
}
