import { readTaskClaim, taskApi, type TaskClaim, type TaskReward } from '#api/task.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { isSameBody } from '#state/money-call/money-call.ts';
import { useRewardClaims, type RewardClaims } from '#state/money-call/use-reward-claims.ts';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

export type TaskClaims = RewardClaims<TaskClaim>;

/** Claims tasks and steps. @param ready those that can be claimed now */
export function useTaskClaims(ready: readonly TaskClaim[]): TaskClaims {
  const { t } = useTranslation('task');
  const errors = useErrorText();
  const dispatch = useDispatch();
  return useRewardClaims<TaskClaim, TaskReward>(taskApi.endpoints.claimTask, {
    kind: 'task',
    read: readTaskClaim,
    onGot: ({ rewards }, claimed) => {
      const isMoreReady = ready.some((claim) => !isSameBody(claim, claimed));
      dispatch(overlayOpened({ name: 'reward', rewards, isMoreReady }));
    },
    refused: (error) => {
      const key = error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
      return key === undefined || error.kind !== 'errcode'
        ? errors.loading(error)
        : t(key, { code: withReference(error.errcode, error) });
    },
    unknown: (error) => t('unknown', { problem: errors.loading(error) }),
  });
}
