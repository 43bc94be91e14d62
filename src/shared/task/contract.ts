/** Tasks and the steps of their achievements (contract, tasks part; spec §3 "Task data"). */
import { tolerantList, tolerantRecord } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { base, count, id, jsonText, moment, requestNumber, reward } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** 0 claimable, 1 claimed, 0.5 not reached. */
const claimState = v.picklist([0, 1, 0.5]);

const taskState = {
  achieveNum: count,
  achieveData: jsonText(
    tolerantList(
      v.object({ num: v.number(), isReceive: claimState, rewards: tolerantList(reward) }),
    ),
  ),
  /** By task id. */
  taskData: jsonText(
    tolerantRecord(v.object({ taskTarget: v.number(), num: v.number(), isReceive: claimState })),
  ),
};

export const taskEndpoints = {
  tasks: {
    path: '/app/v1/getTaskUser',
    access: 'public',
    request: v.object(base),
    response: v.object({ ...taskState, resetTime: moment }),
  },
  claimTask: {
    path: '/app/v1/receiveTaskUser',
    access: 'player',
    request: v.object({
      ...base,
      reqNo: requestNumber,
      /** One of the two: a task, or a step of the achievements. */
      taskId: v.optional(id),
      achieveNum: v.optional(count),
    }),
    response: v.object({
      rewards: tolerantList(reward),
      ...taskState,
      ...v.pick(balances, ['coin', 'seq']).entries,
    }),
    isOnce: true,
    may: 'claim',
  },
} as const;
