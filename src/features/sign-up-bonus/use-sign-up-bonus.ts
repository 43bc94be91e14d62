import { unloadedOf } from '#ui/base/unloaded.ts';
import { REFETCHED_ON_RETURN } from '#api/core/query-freshness.ts';
import { stableResult } from '#api/core/stable-result.ts';
import { useTrade } from '#state/deposit/use-trade.ts';
import { useSignUpBonusQuery } from '#api/sign-up-bonus.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { packagesToShow } from '#shared/deposit/sign-up-package.ts';
import {
  calendarOf,
  type CalendarCell,
  type OwnedPackage,
  type SignUpBonus,
} from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { useSelector } from 'react-redux';

/** A bought package with its days. */
export interface BonusCalendar {
  readonly owned: OwnedPackage;
  /** The package's terms; null when it is no longer sold or could not be loaded. */
  readonly pack: SignUpPackage | null;
  readonly cells: readonly CalendarCell[];
}

export type SignUpBonusView =
  | Unloaded
  /** Spec §4: without a bought package, those for sale. */
  | {
      readonly status: 'packages';
      readonly packages: readonly SignUpPackage[];
      readonly bonus: SignUpBonus;
    }
  | {
      readonly status: 'calendar';
      /** Empty when the server's answer has no readable package. */
      readonly calendars: readonly BonusCalendar[];
      /** Why the refresh failed; the data may be outdated. */
      readonly problem: string | null;
    };

/** The sign-up bonus, refetched each time the dialog opens and on every return to the page. */
export function useSignUpBonus(): SignUpBonusView {
  const errors = useErrorText();
  const soldIds = useSelector(selectConfig)?.signUpPackageIds;
  const bonus = useSignUpBonusQuery(undefined, {
    ...REFETCHED_ON_RETURN,
    selectFromResult: stableResult,
  });
  const trade = useTrade();
  const { refetch } = bonus;

  // A calendar is shown without its package's terms; packages cannot be.
  const isEnough =
    trade.data !== undefined || (bonus.data?.isOwned === true && trade.error !== undefined);
  if (bonus.data !== undefined && isEnough) {
    const packages = trade.data?.packages ?? [];
    if (!bonus.data.isOwned) {
      const shown = packagesToShow(packages, soldIds);
      return { status: 'packages', packages: shown, bonus: bonus.data };
    }
    return {
      status: 'calendar',
      calendars: bonus.data.owned.map((owned) => {
        const pack = packages.find(({ id }) => id === owned.packageId) ?? null;
        return { owned, pack, cells: calendarOf(owned, pack?.days ?? null) };
      }),
      problem: bonus.error === undefined ? null : errors.loading(bonus.error),
    };
  }
  const error = bonus.error ?? trade.error;
  const isRetrying = bonus.isRetrying || trade.isRetrying;
  const retry = () => {
    if (bonus.data === undefined) void refetch();
    if (trade.data === undefined) void trade.refetch();
  };
  return unloadedOf({ error, isRetrying, refetch: retry }, errors.loading);
}
