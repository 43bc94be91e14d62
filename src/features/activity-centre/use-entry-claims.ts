import { useLazyWageringQuery } from '#api/wagering.ts';
import { accumulatedRechargeApi } from '#api/accumulated-recharge.ts';
import { mailApi, readMailClaim, type MailClaimBody } from '#api/mail.ts';
import { signUpBonusApi } from '#api/sign-up-bonus.ts';
import { readTaskClaim, taskApi, type TaskClaim } from '#api/task.ts';
import { readVipClaimBody, vipApi, vipClaimBody, type VipClaimBody } from '#api/vip.ts';
import { DEBOUNCE } from '#config/constants.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { RewardClaim, RewardEntry } from '#shared/reward/reward-entry.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { getLastOutcome, getPendingBody, isSameBody } from '#state/money-call/money-call.ts';
import type { MoneyOrderKind, OrderBody } from '#state/money-call/money-order.ts';
import type { NumberedMutation } from '#state/money-call/money-ports.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { createGiftBatch } from './gift-batch.ts';
import { useClaimProblem, type ClaimFailure } from './use-claim-problem.ts';

export interface EntryClaims {
  isBusy(entry: RewardEntry): boolean;
  /** `all`: several are being claimed one after the other. */
  readonly running: 'none' | 'one' | 'all';
  /** Why the last claim failed; null when it succeeded or was for another entry. */
  problemOf(entry: RewardEntry): string | null;
  /** @param at time of the press in ms, from any fixed start */
  claim(entries: readonly RewardEntry[], at: number): void;
}

interface Gift {
  readonly rewards: readonly Reward[];
}

/**
 * Claims entries of the list, each once however often the network fails in between, and shows the gifts:
 * those of several claims in one dialog.
 */
export function useEntryClaims(): EntryClaims {
  const dispatch = useDispatch();
  const describe = useClaimProblem();
  const [batch] = useState(createGiftBatch);
  const [refreshWagering] = useLazyWageringQuery();
  const [running, setRunning] = useState<EntryClaims['running']>('none');

  function show({ rewards }: Gift): void {
    if (!batch.add(rewards)) dispatch(overlayOpened({ name: 'reward', rewards }));
  }

  const mail = useClaimCall<MailClaimBody>(
    'mail',
    mailApi.endpoints.claimMail,
    readMailClaim,
    show,
  );
  const task = useClaimCall<TaskClaim>('task', taskApi.endpoints.claimTask, readTaskClaim, show);
  const vip = useClaimCall<VipClaimBody>(
    'vip-bonus',
    vipApi.endpoints.claimVipBonus,
    readVipClaimBody,
    show,
  );
  const tier = useClaimCall<{ readonly propId: number }>(
    'accumulated-recharge',
    accumulatedRechargeApi.endpoints.claimAccumulatedRecharge,
    ({ propId }) => (typeof propId === 'number' ? { propId } : null),
    show,
  );
  const day = useClaimCall<{ readonly id: number }>(
    'sign-up-bonus',
    signUpBonusApi.endpoints.claimSignUpBonus,
    ({ id }) => (typeof id === 'number' ? { id } : null),
    show,
  );

  /** Binds a claim's body to its mutation. */
  function callOf(claim: RewardClaim): BoundClaim {
    switch (claim.kind) {
      case 'mail':
        return bind(mail, { ids: [claim.mailId] });
      case 'task':
        return bind(task, { taskId: claim.taskId });
      case 'task-steps':
        return bind(task, { achieveNum: claim.count });
      case 'vip':
        return bind(vip, vipClaimBody(claim.bonus));
      case 'tier':
        return bind(tier, { propId: claim.tierId });
      case 'sign-up-day':
        return bind(day, { id: claim.ownedId });
    }
  }

  async function claimEach(entries: readonly RewardEntry[], at: number): Promise<void> {
    batch.open();
    setRunning(entries.length > 1 ? 'all' : 'one');
    for (const [place, { claim }] of entries.entries()) {
      // Each counts as a separate press.
      if (claim !== null) await callOf(claim).submit(at + place * DEBOUNCE);
    }
    const rewards = batch.close();
    // The list then shows what the claimed money still asks for.
    if (rewards.length > 0) await refreshWagering(undefined);
    setRunning('none');
    if (rewards.length > 0) dispatch(overlayOpened({ name: 'reward', rewards }));
  }

  const isAsked = ({ claim }: RewardEntry) => claim !== null && callOf(claim).isBusy;

  return {
    isBusy: isAsked,
    running,
    problemOf: ({ claim }) => {
      const failure = claim === null ? null : callOf(claim).failure;
      return failure === null || claim === null ? null : describe(claim, failure);
    },
    claim: (entries, at) => {
      if (running === 'none' && !entries.some(isAsked)) void claimEach(entries, at);
    },
  };
}

interface BoundClaim {
  readonly isBusy: boolean;
  readonly failure: ClaimFailure | null;
  submit(at: number): Promise<unknown>;
}

type ClaimCall<Body extends object> = ReturnType<typeof useClaimCall<Body>>;

function bind<Body extends object>(call: ClaimCall<Body>, body: Body): BoundClaim {
  const pending = getPendingBody(call);
  const last = getLastOutcome(call);
  const outcome = last !== null && isSameBody(last.body, body) ? last.outcome : null;
  return {
    isBusy: pending !== null && isSameBody(pending, body),
    failure: outcome === null || outcome.status === 'done' ? null : outcome,
    submit: (at) => call.submit(body, at),
  };
}

function useClaimCall<Body extends object>(
  kind: MoneyOrderKind,
  mutation: NumberedMutation<Gift>,
  read: (stored: OrderBody) => Body | null,
  onGot: (gift: Gift) => void,
) {
  return useIdempotentMutation<Body, Gift>(mutation, {
    kind,
    read,
    refreshesRedDots: true,
    onSettled: ({ outcome }) => {
      if (outcome.status === 'done') onGot(outcome.data);
    },
  });
}
