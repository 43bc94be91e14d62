import { fromCoins } from '#shared/money/money.ts';
import type { limits } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import type { Market } from '#shared/market/market.ts';

/** `limits`: defaults of the contract's constants. Times in ms for search, in seconds for codes. */
export function makeLimits(): InferInput<typeof limits> {
  return {
    searchMin: 3,
    searchDebounce: 300,
    pageSize: 20,
    codeLen: 6,
    codeTtl: 300,
    codeResend: 60,
    codeTries: 5,
    codeDaily: 10,
    bankMax: 5,
    lookAhead: 3,
    spinDays: 7,
    payoutDays: 3,
    rechargeMin: fromCoins(50),
    rechargeMax: fromCoins(50_000),
    exchangeMin: fromCoins(100),
  };
}

/** A market's account rules in the web config (spec §3, §5). */
export function makeAccountRules(market: Market) {
  return {
    countryCode: market === 'ph' ? '63' : '66',
    withdrawAccountLengthMax: 10,
    usernameLengthMin: 6,
    usernameLengthMax: 16,
    passwordLengthMin: 8,
    passwordLengthMax: 32,
  };
}
