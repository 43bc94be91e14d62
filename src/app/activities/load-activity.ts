import { accumulatedRechargeApi } from '#api/accumulated-recharge.ts';
import { depositApi } from '#api/deposit.ts';
import type { AppDispatch } from '#app/store.ts';
import type { QueuedActivity } from '#shared/activity/activities.ts';

/**
 * Loads the data of an activity's dialog: one that opens automatically must be complete, without layout
 * shifts, or not open at all.
 * @returns true when all data is loaded
 */
export async function loadActivity(
  activity: QueuedActivity,
  dispatch: AppDispatch,
): Promise<boolean> {
  const offer = () => dispatch(depositApi.endpoints.tradeInfo.initiate(undefined, once));
  const progress = () =>
    dispatch(accumulatedRechargeApi.endpoints.accumulatedRecharge.initiate(undefined, once));
  switch (activity) {
    case 'sign-up-bonus':
      return (await offer()).isSuccess;
    case 'accumulated-recharge':
      return (await Promise.all([offer(), progress()])).every(({ isSuccess }) => isSuccess);
    // Notices come with the lobby; the player opens the others.
    case 'notice':
    case 'spin-invite':
    case 'red-packet':
      return true;
  }
}

const once = { subscribe: false } as const;
