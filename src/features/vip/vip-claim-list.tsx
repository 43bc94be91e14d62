import { sortClaims, type VipClaim, type VipClaimName, type VipStanding } from '#domain/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { useTranslation } from 'react-i18next';
import type { VipClaims } from './use-vip-claims.ts';
import styles from './vip-claim-list.module.css';

interface VipClaimListProps {
  readonly standing: VipStanding;
  readonly claims: VipClaims;
}

/** The bonuses of the player's levels, those that can be had first. */
export function VipClaimList({ standing, claims }: VipClaimListProps) {
  const { t } = useTranslation('vip');
  const sorted = sortClaims(standing.claims);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('claims.title')}</h2>
      {sorted.length === 0 ? (
        <p className={styles.note}>{t('claims.none')}</p>
      ) : (
        <Card className={styles.card}>
          <ul>
            {sorted.map((claim) => (
              <ClaimRow
                key={`${claim.kind} ${claim.level} ${claim.endsAt ?? ''}`}
                claim={claim}
                claims={claims}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function ClaimRow({ claim, claims }: { readonly claim: VipClaim; readonly claims: VipClaims }) {
  const { t } = useTranslation('vip');
  const { money, moment } = useFormats();
  const { kind, level, amount, state, endsAt } = claim;
  const name = t(`claims.${kind}`);
  const isSame = (other: VipClaimName | undefined) => other?.kind === kind && other.level === level;
  // Whatever went wrong on the way: what the platform calls claimed was paid.
  const problem = state !== 'claimed' && isSame(claims.problem?.claim) ? claims.problem : null;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{t('claims.of', { name, level })}</span>
        <Amount text={money(amount)} />
        {endsAt !== null && state !== 'claimed' && (
          <span className={styles.note}>{t('claims.until', { moment: moment(endsAt) })}</span>
        )}
      </span>
      {state === 'claimable' && (
        <Button
          variant="gold"
          size="small"
          aria-label={t('claims.claimOf', { name, level, amount: money(amount) })}
          isBusy={isSame(claims.busy ?? undefined)}
          onClick={({ timeStamp }) => claims.claim(claim, timeStamp)}
        >
          {problem === null ? t('claims.claim') : t('claims.again')}
        </Button>
      )}
      {state === 'claimed' && (
        <span className={styles.had}>
          <CheckIcon size={18} />
          {t('claims.claimed')}
        </span>
      )}
      {state === 'not-reached' && <span className={styles.note}>{t('claims.notReached')}</span>}
      {problem !== null && (
        <div className={styles.problem}>
          <NoticeBanner tone="failure" text={problem.text} />
        </div>
      )}
    </li>
  );
}
