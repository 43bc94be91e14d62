import type { Tables } from '#server/database/tables.ts';
import type { WireWebConfig } from '#contract/web-config.ts';
import type { Kysely } from 'kysely';

/** The player's bank accounts as the wire has them (spec §3), the default one first. */
export async function listBanks(
  db: Kysely<Tables>,
  playerId: number,
  { appExchangeBankMap }: Pick<WireWebConfig, 'appExchangeBankMap'>,
) {
  const rows = await db
    .selectFrom('bank_account')
    .where('player_id', '=', playerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('bank_id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    bankId: row.bank_id,
    bankName: appExchangeBankMap[String(row.bank_id)]?.bankName ?? '',
    realname: row.realname,
    mobile: row.mobile,
    bankCardNumber: row.bank_card_number,
    isDefault: row.is_default ? (1 as const) : (0 as const),
  }));
}

/** The same, and which of them the app takes when none is named. */
export async function boundBanks(
  db: Kysely<Tables>,
  playerId: number,
  config: Pick<WireWebConfig, 'appExchangeBankMap'>,
) {
  const appUserBankList = await listBanks(db, playerId, config);
  return { appUserBank: appUserBankList[0] ?? null, appUserBankList };
}
