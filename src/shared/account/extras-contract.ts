/** Sessions on other devices, the superior and redemption codes (contract, account and mail parts). */
import { tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { base, flag, moment, requestNumber, reward, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** The signed-in devices; `current` marks the one that asks. */
const sessionList = v.object({
  list: tolerantList(v.object({ id: text, device: text, ip: text, time: moment, current: flag })),
});

/** The player who invited this one. */
const agentFillRequest = { pid: v.pipe(text, v.maxLength(32)) };
const superior = v.object({ pid: text, nickname: text });

const redeemRequest = { code: v.pipe(text, v.maxLength(64)) };
const redeemed = v.object({
  rewards: tolerantList(reward),
  ...v.pick(balances, ['coin', 'seq']).entries,
});

/** Whether codes can be redeemed, their length, and those already redeemed. */
const redeemState = v.object({
  enabled: flag,
  codeMin: v.number(),
  codeMax: v.number(),
  list: tolerantList(v.object({ code: text, rewards: tolerantList(reward), time: moment })),
});

export const accountExtrasEndpoints = {
  agentFill: {
    path: '/app/v1/agentFill',
    access: 'player',
    request: v.object({ ...base, ...agentFillRequest }),
    response: superior,
  },
  redeemState: {
    path: '/app/v1/getExchange',
    access: 'player',
    request: v.object(base),
    response: redeemState,
  },
  redeemCode: {
    path: '/app/v1/exchange',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, ...redeemRequest }),
    response: redeemed,
    isOnce: true,
    may: 'claim',
  },
  sessions: {
    path: '/app/v1/getSessions',
    access: 'player',
    request: v.object(base),
    response: sessionList,
  },
} as const;
