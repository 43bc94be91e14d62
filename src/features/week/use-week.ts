import { protectionApi } from '#api/protection.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { CommonCode } from '#shared/common/errors.ts';
import { markets } from '#shared/market/market.ts';
import { weekOf, type Week } from '#shared/week/week.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface WeekView {
  /** Null before it is loaded. */
  readonly week: Week | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** @param at time of the press in ms, from any fixed start */
  readonly load: (at: number) => void;
}

/**
 * Adds up the week on this device; the records never enter the store.
 * @param isOpen loads at once, not on a press
 */
export function useWeek(isOpen: boolean): WeekView {
  const { t } = useTranslation('week');
  const errors = useErrorText();
  const { ahead } = markets[use(MarketContext)];
  const ask = useUntracked(protectionApi.endpoints.ownRecords);
  const { status, problem, start } = useFormTry();
  const [week, setWeek] = useState<Week | null>(null);

  async function load(): Promise<string | null> {
    const { data, error } = await ask();
    if (data === undefined) {
      const failure = toFailure(error);
      const isTooOften = failure.kind === 'errcode' && failure.errcode === CommonCode.tooFrequent;
      return isTooOften ? t('tooOften') : errors.loading(failure);
    }
    const playSessions = data.sessions.map(({ startTime, endTime }) => ({
      startedAt: startTime,
      lastAt: endTime,
    }));
    setWeek(weekOf({ rounds: data.rounds, playSessions }, data.madeTime, ahead));
    return null;
  }

  const open = useEffectEvent(() => {
    if (isOpen) start(performance.now(), load);
  });
  useEffect(() => open(), []);

  return { week, isBusy: status === 'sending', problem, load: (at) => start(at, load) };
}
