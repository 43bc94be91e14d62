import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { isSameClaim, sortClaims, type VipClaim, type VipProgress } from '#shared/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { VipEmblem } from '#ui/media/vip-emblem.tsx';
import { useTranslation } from 'react-i18next';
import type { VipClaims } from './use-vip-claims.ts';
import styles from './vip-claim-list.module.css';

interface VipClaimListProps {
  readonly progress: VipProgress;
  readonly claims: VipClaims;
}

/** The bonuses of the player's levels, claimable ones first. */
export function VipClaimList({ progress, claims }: VipClaimListProps) {
  const { t } = useTranslation('vip');
  const sorted = sortClaims(progress.claims);
  return (
    <Section title={t('claims.title')}>
      {sorted.length === 0 ? (
        <Note tone="faint">{t('claims.none')}</Note>
      ) : (
        <Card inset="rows">
          <List divided="wide">
            {sorted.map((claim) => (
              <ClaimRow
                key={`${claim.kind} ${claim.level} ${claim.endsAt ?? ''}`}
                claim={claim}
                claims={claims}
              />
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
}

function ClaimRow({ claim, claims }: { readonly claim: VipClaim; readonly claims: VipClaims }) {
  const { t } = useTranslation('vip');
  const { money, moment } = useFormats();
  const describe = useWageringTexts();
  const { kind, level, amount, state, endsAt } = claim;
  const name = t(`claims.${kind}`);
  // No problem on a claimed bonus: the server has paid it, whatever failed on the way.
  const problem =
    state !== 'claimed' && isSameClaim(claim, claims.problem?.claim) ? claims.problem : null;
  return (
    <Row as="li" gap={3} lineGap={2} spread>
      <VipEmblem level={level} size={36} isDim={state === 'not-reached'} />
      <Stack gap="hair" className={styles.words}>
        <Text as="span" weight="medium">
          {t('claims.of', { name, level })}
        </Text>
        <Amount text={money(amount)} />
        {state === 'not-reached' && (
          <Note as="span" tone="faint">
            {t('claims.notReached')}
          </Note>
        )}
        {endsAt !== null && state !== 'claimed' && (
          <Note as="span" tone="faint">
            {t('claims.until', { moment: moment(endsAt) })}
          </Note>
        )}
      </Stack>
      {state === 'claimable' && (
        <Button
          variant="gold"
          size="small"
          aria-label={t('claims.claimOf', { name, level, amount: money(amount) })}
          isBusy={isSameClaim(claim, claims.busy)}
          onClick={({ timeStamp }) => claims.claim(claim, timeStamp)}
        >
          {problem === null ? t('claims.claim') : t('claims.again')}
        </Button>
      )}
      {state === 'claimed' && (
        <Row as="span" gap={1} className={textClass({ tone: 'jade', size: 'small' })}>
          <CheckIcon size={18} />
          <span>{t('claims.claimed')}</span>
        </Row>
      )}
      <div className={styles.whole}>
        <WageringTerms {...describe(wageringSum(amount, claim))} />
      </div>
      {problem !== null && (
        <div className={styles.whole}>
          <NoticeBanner tone="failure" text={problem.text} />
        </div>
      )}
    </Row>
  );
}
