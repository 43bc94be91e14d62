import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import {
  categoriesByShare,
  UNKNOWN_SHARES,
  wageringTimes,
  type WageringSum,
} from '#shared/wagering/wagering.ts';
import type { BetShares } from '#shared/wagering/bet-share.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { categoryLabelKey } from '#i18n/tab-label.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

export interface WageringTexts {
  /** The bets that the money asks for. */
  readonly need: string;
  /** Until when, and what counts; empty when nothing is asked for. */
  readonly lines: readonly string[];
}

/** What of a bet counts, one sentence for each share. */
export function useShareTexts(): readonly string[] {
  const { t } = useTranslation('reward');
  const { t: first } = useFirstTexts();
  const shares: BetShares = useSelector(selectConfig)?.betShares ?? UNKNOWN_SHARES;
  const namesOf = (ids: readonly number[]) =>
    ids.map((categoryId) => first(categoryLabelKey(categoryId))).join(', ');
  return [
    ...categoriesByShare(shares).map(({ share, categoryIds }) =>
      share === 0
        ? t('wagering.countsNot', { games: namesOf(categoryIds) })
        : t('wagering.counts', { games: namesOf(categoryIds), percent: share }),
    ),
    ...Object.entries(shares.leastOdds).map(([id, odds]) =>
      t('wagering.leastOdds', { games: namesOf([Number(id)]), odds: odds.toFixed(2) }),
    ),
  ];
}

/** The wagering of a code's money, before the code is known. */
export function useCodeWagering(): WageringTexts {
  const { t } = useTranslation('reward');
  const times = useSelector(selectConfig)?.betShares.betRate ?? null;
  return useRateTexts(times, t('wagering.code', { times: times ?? 0 }));
}

/** The wagering of money whose amount is not known yet. @param times null when the server does not say */
export function useTimesWagering(times: number | null): WageringTexts {
  const { t } = useTranslation('reward');
  return useRateTexts(times, t('wagering.times', { times: times ?? 0 }));
}

function useRateTexts(times: number | null, need: string): WageringTexts {
  const { t } = useTranslation('reward');
  const counts = useShareTexts();
  if (times === null) return { need: t('wagering.unknown'), lines: [] };
  if (times <= 0) return { need: t('wagering.none'), lines: [] };
  return { need, lines: [t('wagering.noDeadline'), t('wagering.own'), ...counts] };
}

/** An amount and its bets in one short text, where nothing can be opened; null without money. */
export function useWageringBrief(): (sum: WageringSum | null) => string | null {
  const { t } = useTranslation('reward');
  const { money } = useFormats();
  return (sum) => {
    if (sum === null) return null;
    const amount = money(sum.amount);
    if (sum.need === null) return t('wagering.briefUnknown', { amount });
    if (sum.need === 0) return t('wagering.briefNone', { amount });
    return t('wagering.brief', { amount, need: money(sum.need) });
  };
}

/** Describes the wagering of rewards: the same words in lists, before a claim and after it. */
export function useWageringTexts(): (sum: WageringSum) => WageringTexts {
  const { t } = useTranslation('reward');
  const { money } = useFormats();
  const counts = useShareTexts();
  return (sum) => {
    const { need, days } = sum;
    if (need === null) return { need: t('wagering.unknown'), lines: [] };
    if (need === 0) return { need: t('wagering.none'), lines: [] };
    const times = wageringTimes(sum);
    const amount = money(need);
    return {
      need:
        times === null
          ? t('wagering.need', { amount })
          : t('wagering.needTimes', { amount, times }),
      lines: [
        days === null ? t('wagering.noDeadline') : t('wagering.days', { count: days }),
        t('wagering.own'),
        ...counts,
      ],
    };
  };
}
