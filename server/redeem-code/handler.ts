import { RedeemCode } from '#shared/redeem-code/errors.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { toRedeemCode } from '#shared/redeem-code/redeem-code.ts';
import { claimCode, CODE_LENGTH } from '#server/redeem-code/redeem.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Reward } from '#server/players/reward/grant-rewards.ts';
import type { Handler } from '#server/players/handler.ts';

const LISTED = 50;
const SHOWN = 2;

/** The redeem switch, and the player's redeemed codes, newest first. */
export const redeemState: Handler<'redeemState'> = async (
  { database: { db }, settings },
  _request,
  { session: { playerId } },
) => {
  const rows = await db
    .selectFrom('redeem_claim')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(LISTED)
    .selectAll()
    .execute();
  return {
    enabled: settings.redeemCodes ? 1 : 0,
    codeMin: CODE_LENGTH.min,
    codeMax: CODE_LENGTH.max,
    list: rows.map(({ code, rewards, created_at: time }) => ({
      code: maskCode(code),
      rewards: rewards as Reward[],
      time,
    })),
  };
};

/** Redeems a code (spec §8, redeem code). */
export const redeemCode: Handler<'redeemCode'> = async (
  { settings },
  request,
  { session: { playerId }, trx, now },
) => {
  if (!settings.redeemCodes) throw new Refusal(RedeemCode.notConfigured, 'codes are switched off');
  const code = toRedeemCode(request.code);
  const rewards = await claimCode(trx, { playerId, code, now });
  const { coin, seq } = await balancesOf(trx, playerId);
  return { rewards: [...rewards], coin, seq };
};

const maskCode = (code: string): string => `${code.slice(0, SHOWN)}***${code.slice(-SHOWN)}`;
