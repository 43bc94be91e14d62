import { sql, type Kysely } from 'kysely';

/** The tables, the document and the calls of the red packet get its name: they were called cash bonus. */
export async function nameRedPacket(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cash_bonus_claim rename to red_packet_claim`.execute(db);
  await sql`alter table cash_bonus_payout rename to red_packet_payout`.execute(db);
  await sql`alter index cash_bonus_claim_pkey rename to red_packet_claim_pkey`.execute(db);
  await sql`alter index cash_bonus_payout_pkey rename to red_packet_payout_pkey`.execute(db);
  await sql`alter index cash_bonus_payout_first rename to red_packet_payout_first`.execute(db);
  await sql`alter index cash_bonus_payout_player rename to red_packet_payout_player`.execute(db);
  await sql`update config_document set key = 'redPacket' where key = 'cashBonus'`.execute(db);
  // A call that is sent again after the update is still recognised by its number.
  await sql`
    update request_number set endpoint = 'withdrawRedPacket'
    where endpoint = 'withdrawCashBonus'`.execute(db);
}
