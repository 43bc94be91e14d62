import type { MinorUnits } from '#shared/money/money.ts';
import type { customerServices } from '#shared/lobby/contract.ts';
import type { tradeInfo } from '#shared/deposit/trade-contract.ts';
import type { WageringRules } from '#server/money/wagering/wagering-rules.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';

/** The operator's terms of the cash bonus, in addition to the lobby's config. */
export interface RedPacketTerms {
  levels: { level: number; bonus: MinorUnits; needVip: number; needGameLevel: number }[];
  recharges: { id: number; price: MinorUnits; bonus: MinorUnits }[];
  /** All-time bets for money that reach game level 1, 2, … */
  gameLevelBets: MinorUnits[];
  /** Wagering multiple of a withdrawn bonus. */
  betRate: number;
  minWithdraw: MinorUnits;
  withdrawalsADay: number;
}

/** The market's deposit page, the same for everyone. */
type TradeDocument = Omit<v.InferInput<typeof tradeInfo>, 'exchangeConfig' | 'depositLeft'>;

/** The operator's lobby documents, by key. */
export interface Documents {
  /** Without the public key, which belongs to the installation. */
  webConfig: Omit<WireWebConfig, 'publicKey'>;
  trade: TradeDocument;
  customerServices: v.InferInput<typeof customerServices>;
  /** Missing in databases created before it existed. */
  redPacket?: RedPacketTerms;
  /** Missing when the default rules apply. */
  wagering?: WageringRules;
}

/** Stores documents, replacing those with the same keys. */
export async function writeDocuments(
  db: Kysely<Tables>,
  documents: Partial<Documents>,
  now: EpochMs,
): Promise<void> {
  const rows = Object.entries(documents).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_at: now,
  }));
  await db
    .insertInto('config_document')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Reads all documents. @throws Error when one is missing: the database was never seeded */
export async function readDocuments(db: Kysely<Tables>): Promise<Documents> {
  const rows = await db.selectFrom('config_document').select(['key', 'value']).execute();
  const found = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  for (const key of ['webConfig', 'trade', 'customerServices']) {
    if (!(key in found)) throw new Error(`the document ${key} is missing`);
  }
  return found as unknown as Documents;
}

/** Reads the deposit configuration inside a transaction. @throws NoResultError when never seeded */
export async function readTradeOffer(trx: Trx): Promise<Documents['trade']> {
  const { value } = await trx
    .selectFrom('config_document')
    .where('key', '=', 'trade')
    .select('value')
    .executeTakeFirstOrThrow();
  return value as Documents['trade'];
}
