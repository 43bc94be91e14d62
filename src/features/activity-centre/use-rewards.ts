import { stableResult } from '#api/core/stable-result.ts';
import { useCashBonusQuery } from '#api/cash-bonus.ts';
import { useTrade } from '#state/deposit/use-trade.ts';
import { useAccumulatedRechargeQuery } from '#api/accumulated-recharge.ts';
import { useSignUpBonusQuery } from '#api/sign-up-bonus.ts';
import { mailApi } from '#api/mail.ts';
import { useTasksQuery } from '#api/task.ts';
import { spinInviteApi } from '#api/spin-invite.ts';
import { useVipInfoQuery } from '#api/vip.ts';
import { useWageringQuery } from '#api/wagering.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { entriesOfMail } from '#shared/mail/reward-entries.ts';
import { entriesOfSignUp } from '#shared/sign-up-bonus/reward-entries.ts';
import { entriesOfTasks } from '#shared/task/reward-entries.ts';
import { entriesOfCashBonus } from '#shared/cash-bonus/reward-entries.ts';
import { entriesOfSpin } from '#shared/spin-invite/reward-entries.ts';
import { entriesOfTiers } from '#shared/accumulated-recharge/reward-entries.ts';
import { entriesOfVip } from '#shared/vip/reward-entries.ts';
import type { MailKind } from '#shared/mail/mail.ts';
import { shownTiers } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { taskList, type TaskOffer } from '#shared/task/task.ts';
import { panelOf } from '#shared/spin-invite/spin-invite.ts';
import { entriesOfBets } from '#shared/reward/bet-requirement.ts';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import { useErrorText, type ErrorTexts } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

export type RewardsOfPlayer =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly entries: readonly RewardEntry[];
      /** Some activities did not answer, so their rewards are missing. */
      readonly isPartly: boolean;
      readonly retry: () => void;
    };

type Failure = Parameters<ErrorTexts['loading']>[0];

/** One activity: its query, and the entries made from its answer. */
interface Part {
  readonly entries: readonly RewardEntry[] | undefined;
  readonly query: {
    readonly error?: Failure | undefined;
    readonly isRetrying: boolean;
    readonly refetch: () => unknown;
  };
}

const NO_PACKAGES: readonly SignUpPackage[] = [];
const NO_TASKS: readonly TaskOffer[] = [];
const ANEW = { refetchOnMountOrArgChange: true } as const;

/** Everything to claim across all activities; one that does not answer costs only its own entries. */
export function useRewards(): RewardsOfPlayer {
  const errors = useErrorText();
  const parts = [
    useBetsPart(),
    useSignUpPart(),
    useTiersPart(),
    useTasksPart(),
    useMailPart('gift'),
    useMailPart('activity'),
    useVipPart(),
    useSpinPart(),
    useCashPart(),
  ];
  const failed = parts.filter(({ query }) => query.error !== undefined);
  const [first] = failed.flatMap(({ query: { error } }) => error ?? []);
  const retry = () => failed.forEach(({ query }) => void query.refetch());
  const known = parts.flatMap(({ entries }) => (entries === undefined ? [] : [entries]));
  // The first render waits for all of them: a list that grows while it is tapped causes mistaps.
  const isWaiting = parts.some(
    ({ entries, query }) => entries === undefined && query.error === undefined,
  );
  if (isWaiting) return { status: 'loading' };
  if (known.length === 0 && first !== undefined) {
    const problem = errors.loading(first);
    const isRetrying = failed.some(({ query }) => query.isRetrying);
    return { status: 'failed', problem, isRetrying, retry };
  }
  return { status: 'ready', entries: known.flat(), isPartly: failed.length > 0, retry };
}

function useBetsPart(): Part {
  const query = useWageringQuery(undefined, { ...ANEW, selectFromResult: stableResult });
  return { query, entries: query.data && entriesOfBets(query.data) };
}

function useVipPart(): Part {
  const query = useVipInfoQuery(undefined, { ...ANEW, selectFromResult: stableResult });
  return { query, entries: query.data && entriesOfVip(query.data) };
}

function useSignUpPart(): Part {
  const query = useSignUpBonusQuery(undefined, { ...ANEW, selectFromResult: stableResult });
  const packages = useTrade().data?.packages ?? NO_PACKAGES;
  return { query, entries: query.data && entriesOfSignUp(query.data, packages) };
}

function useTiersPart(): Part {
  const progress = useAccumulatedRechargeQuery(undefined, {
    ...ANEW,
    selectFromResult: stableResult,
  });
  const trade = useTrade();
  const query = trade.error === undefined ? progress : trade;
  if (progress.data === undefined || trade.data === undefined) return { query, entries: undefined };
  const { totalRecharge, endsAt } = progress.data;
  const tiers = shownTiers(trade.data.tiers, progress.data);
  return { query, entries: entriesOfTiers(tiers, totalRecharge, endsAt) };
}

function useTasksPart(): Part {
  const offers = useSelector(selectConfig)?.tasks ?? NO_TASKS;
  const query = useTasksQuery(undefined, { ...ANEW, selectFromResult: stableResult });
  if (query.data === undefined) return { query, entries: undefined };
  const { steps, claimed, resetsAt } = query.data;
  return { query, entries: entriesOfTasks(taskList(offers, query.data), steps, claimed, resetsAt) };
}

/** The newest page of a kind; older gifts are only in the mail itself. */
function useMailPart(kind: MailKind): Part {
  const query = mailApi.endpoints.mails.useInfiniteQuery(kind, {
    ...ANEW,
    selectFromResult: stableResult,
  });
  return { query, entries: query.data && entriesOfMail(query.data.pages[0]?.mails ?? []) };
}

function useSpinPart(): Part {
  const terms = useSelector(selectConfig)?.spinTerms[0];
  const status = spinInviteApi.useSpinInviteStatusQuery(undefined, {
    ...ANEW,
    selectFromResult: stableResult,
  });
  const isJoined = status.data !== undefined && panelOf(status.data.status) === 'progress';
  const round = spinInviteApi.useSpinRoundQuery(
    isJoined ? (status.data?.roundId ?? '') : skipToken,
    { ...ANEW, selectFromResult: stableResult },
  );
  const query = round.error === undefined ? status : round;
  if (status.data === undefined || (isJoined && round.data === undefined)) {
    return { query, entries: undefined };
  }
  return {
    query,
    entries: entriesOfSpin(status.data, round.data ?? null, terms?.betRate ?? null),
  };
}

function useCashPart(): Part {
  const query = useCashBonusQuery(undefined, { ...ANEW, selectFromResult: stableResult });
  return { query, entries: query.data && entriesOfCashBonus(query.data) };
}
