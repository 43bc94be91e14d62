import { accumulatedRechargeApi } from '#api/accumulated-recharge-api.ts';
import { depositApi } from '#api/deposit-api.ts';
import type { AppDispatch } from '#app/store.ts';
import type { QueuedActivity } from '#domain/activity-queue.ts';

/**
 * Asks for what an activity's dialog shows: one that nobody asked for comes up whole, without anything
 * that moves in it, or not at all.
 * @returns whether all of it is there
 */
export async function loadActivity(
  activity: QueuedActivity,
  dispatch: AppDispatch,
): Promise<boolean> {
  const offer = () => dispatch(depositApi.endpoints.tradeInfo.initiate(undefined, once));
  const progress = () =>
    dispatch(accumulatedRechargeApi.endpoints.accumulatedRecharge.initiate(undefined, once));
  switch (activity) {
    case 'signUpBonus':
      return (await offer()).isSuccess;
    case 'accumulatedRecharge':
      return (await Promise.all([offer(), progress()])).every(({ isSuccess }) => isSuccess);
    // Notices come with the lobby; the others are opened by the player.
    case 'notice':
    case 'spinInvite':
    case 'redPacket':
      return true;
  }
}

const once = { subscribe: false } as const;
