import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { ZERO } from '#shared/money/money.ts';
import { betTimes, leftToBet, type RewardEntry } from '#shared/reward/reward-entry.ts';
import type { ActivityParts } from '#state/activity/activity-part.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardEnd } from './reward-end.tsx';
import { RewardLead } from './reward-lead.tsx';
import { RewardPicture } from './reward-picture.tsx';
import styles from './reward-row.module.css';
import { useRewardName } from './use-reward-name.ts';
import type { EntryClaims } from './use-entry-claims.ts';
import { useConditionText } from './use-condition-text.ts';

interface RewardRowProps {
  readonly parts: ActivityParts;
  readonly entry: RewardEntry;
  readonly claims: EntryClaims;
  /** Renders non-money rewards in one line. */
  readonly renderItems: (items: RewardEntry['items']) => ReactNode;
}

/** One reward: amount, condition, remaining bets and end. */
export function RewardRow({ parts, entry, claims, renderItems }: RewardRowProps) {
  const { money } = useFormats();
  const describe = useConditionText();
  const { source, name, state, amount, items, condition, endsAt } = entry;
  const nameOf = useRewardName();
  const { t: ofReward } = useTranslation('reward');
  const title = name === null ? ofReward(`source.${source}`) : nameOf(name);
  const problem = claims.problemOf(entry);
  const described = condition === null ? null : describe(condition);
  // A condition that is met says nothing that its button does not.
  const progress = described?.fraction === 1 ? null : described;
  return (
    <li className={styles.row} data-reward={entry.key} data-state={state}>
      <RewardPicture parts={parts} source={source} />
      <Stack gap="hair" className={textClass({ breaks: true })}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        {(amount !== null || endsAt !== null) && (
          <span className={styles.amount}>
            {amount !== null && <Amount text={money(amount)} />}
            {endsAt !== null && (
              <RewardEnd as="span" endsAt={endsAt} isOver={state === 'expired'} />
            )}
          </span>
        )}
        {items.length > 0 && renderItems(items)}
      </Stack>
      {state !== 'expired' && (
        <RewardLead parts={parts} entry={entry} name={title} claims={claims} />
      )}
      <div className={styles.terms}>
        {progress !== null && (
          <div className={styles.bar}>
            <p>{progress.text}</p>
            {progress.fraction !== null && (
              <ProgressBar
                fraction={progress.fraction}
                label={ofReward(`source.${source}`)}
                valueText={progress.text}
                isTextHidden
              />
            )}
          </div>
        )}
        <Bets entry={entry} />
        {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      </div>
    </li>
  );
}

/** The bets required before withdrawal. */
function Bets({ entry }: { readonly entry: RewardEntry }) {
  const { t } = useTranslation('activityCentre');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const { amount, bets, isGiven, state } = entry;
  if (state === 'expired' || (amount === null && bets === null)) return null;
  const terms = describe({ amount: amount ?? ZERO, need: bets?.need ?? null, days: null });
  if (bets === null || bets.need <= 0) return <WageringTerms {...terms} />;
  const times = betTimes(entry);
  const left = money(leftToBet(bets), 'short');
  if (!isGiven) return <WageringTerms {...terms} />;
  const toGo = times === null ? t('bets.leftPlain', { left }) : t('bets.left', { left, times });
  return (
    <div className={styles.bar}>
      <p>{toGo}</p>
      <ProgressBar
        fraction={bets.done / bets.need}
        label={t('bets.progress')}
        valueText={toGo}
        isTextHidden
      />
    </div>
  );
}
