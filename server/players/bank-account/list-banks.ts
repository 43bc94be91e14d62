import type { BankAccountTable } from '#server/core/database/account-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Kysely, Selectable } from 'kysely';

type Config = Pick<WireWebConfig, 'appExchangeBankMap'>;
type BankRow = Pick<
  Selectable<BankAccountTable>,
  'bank_id' | 'realname' | 'mobile' | 'bank_card_number' | 'is_default'
>;

/** Selects the player's bank accounts, the default one first. */
export const selectBanks = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('bank_account')
    .where('player_id', '=', playerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('bank_id')
    .select(['bank_id', 'realname', 'mobile', 'bank_card_number', 'is_default']);

/** Bank accounts in wire format (spec §3). */
export const wireBanks = (rows: readonly BankRow[], { appExchangeBankMap }: Config) =>
  rows.map((row) => ({
    bankId: row.bank_id,
    bankName: appExchangeBankMap[String(row.bank_id)]?.bankName ?? '',
    realname: row.realname,
    mobile: row.mobile,
    bankCardNumber: row.bank_card_number,
    isDefault: row.is_default ? (1 as const) : (0 as const),
  }));

/** Adds the account that the app uses by default. */
export function boundBanks(rows: readonly BankRow[], config: Config) {
  const appUserBankList = wireBanks(rows, config);
  return { appUserBank: appUserBankList[0] ?? null, appUserBankList };
}
