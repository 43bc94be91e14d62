import { BankAccountCode } from '#shared/bank-account/errors.ts';
import { selectBoundBank } from '#server/players/bank-account/bound-bank.ts';
import { StoredRefusal, Refusal } from '#server/core/http/refusal.ts';
import { carryExclusionOf } from '#server/players/protection/same-person.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { Market } from '#shared/market/market.ts';
import type { CheckedDetails } from '#server/players/bank-account/bank-rules.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface BankToBind extends CheckedDetails {
  playerId: number;
  /** Most accounts of a player. */
  bankMax: number;
  market: Market;
  now: EpochMs;
}

/**
 * Binds another account; the first becomes the default. Binding the same account again is no error.
 * @throws Refusal 5 when another player has the account, or this bank is bound with other details; 1291 when
 * the player has the maximum of accounts
 */
export async function addBank(trx: Trx, wanted: BankToBind): Promise<void> {
  const { playerId, bankId, realname, mobile, now } = wanted;
  await requireFree(trx, wanted);
  const bound = await trx
    .selectFrom('bank_account')
    .where('player_id', '=', playerId)
    .select(['bank_id', 'realname', 'mobile', 'is_default'])
    .execute();
  const same = bound.find((bank) => bank.bank_id === bankId);
  if (same?.realname === realname && same.mobile === mobile) return;
  if (same) throw new Refusal(BankAccountCode.taken, 'this bank is bound with other details');
  if (bound.length >= wanted.bankMax) {
    throw new Refusal(BankAccountCode.tooMany, 'no further account', { limit: wanted.bankMax });
  }
  await trx
    .insertInto('bank_account')
    .values({
      player_id: playerId,
      bank_id: bankId,
      realname,
      mobile,
      bank_card_number: wanted.cardNumber,
      is_default: !bound.some((bank) => bank.is_default),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * Changes name or number of a bound account.
 * @throws Refusal 1047 when the bank is not bound; 1122 after a payout to the account: then only customer
 * support changes it; 5 when another player has the new one
 */
export async function modifyBank(trx: Trx, wanted: BankToBind): Promise<void> {
  const { playerId, bankId, realname, mobile, now } = wanted;
  const bound = await selectBoundBank(trx, playerId, bankId).executeTakeFirst();
  if (!bound) throw new Refusal(BankAccountCode.badInput, 'this bank is not bound');
  if (bound.realname === realname && bound.mobile === mobile) return;
  if (await hasPaidOut(trx, { playerId, bankId, mobile: bound.mobile })) {
    throw new Refusal(BankAccountCode.contactSupport, 'customer service changes this account');
  }
  await requireFree(trx, wanted);
  await trx
    .updateTable('bank_account')
    .where('player_id', '=', playerId)
    .where('bank_id', '=', bankId)
    .set({ realname, mobile, bank_card_number: wanted.cardNumber, updated_at: now })
    .execute();
}

async function requireFree(trx: Trx, wanted: BankToBind): Promise<void> {
  const { playerId, bankId, mobile } = wanted;
  const other = await trx
    .selectFrom('bank_account')
    .where('bank_id', '=', bankId)
    .where('mobile', '=', mobile)
    .where('player_id', '!=', playerId)
    .select('player_id')
    .executeTakeFirst();
  if (!other) return;
  await carryExclusionOf(trx, wanted, { playerId: other.player_id, by: 'bank' });
  throw new StoredRefusal(BankAccountCode.taken, 'the account belongs to another player');
}

async function hasPaidOut(
  trx: Trx,
  { playerId, bankId, mobile }: Pick<BankToBind, 'playerId' | 'bankId' | 'mobile'>,
): Promise<boolean> {
  const order = await trx
    .selectFrom('withdrawal_order')
    .where('player_id', '=', playerId)
    .where('bank_id', '=', bankId)
    .where('account', '=', mobile)
    .where('status', '=', OrderStatus.success)
    .select('id')
    .executeTakeFirst();
  return order !== undefined;
}
