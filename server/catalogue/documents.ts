import type { MinorUnits } from '#shared/money/money.ts';
import type { customerServices } from '#shared/lobby/contract.ts';
import type { tradeInfo } from '#shared/deposit/trade-contract.ts';
import type { WageringRules } from '#server/money/wagering/wagering-rules.ts';
import type { StoredLists } from '#server/catalogue/lobby-entries.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import {
  readKeptAt,
  readKeptDocument,
  readKeptDocuments,
  selectRevision,
  writeKeptDocuments,
} from '#server/core/documents.ts';
import { DOCUMENT_CHECKS, type DocumentKey } from '#server/catalogue/document-schemas.ts';
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
  /** Without the public key, which belongs to the installation; banners and notices may be hidden. */
  webConfig: Omit<WireWebConfig, 'publicKey' | keyof StoredLists> & StoredLists;
  trade: TradeDocument;
  customerServices: v.InferInput<typeof customerServices>;
  /** Missing in databases created before it existed. */
  redPacket?: RedPacketTerms;
  /** Missing when the default rules apply. */
  wagering?: WageringRules;
}

/** Stores documents, replacing those with the same keys; each stays as a version. */
export const writeDocuments = (
  db: Kysely<Tables>,
  documents: Partial<Documents>,
  now: EpochMs,
): Promise<void> => writeKeptDocuments(db, documents, now);

/**
 * Reads all documents. Their values are shared, and frozen.
 * @throws Error when one is missing: the database was never seeded
 */
export async function readDocuments(db: Kysely<Tables>): Promise<Documents> {
  return (await readDocumentsAndProblems(db)).documents;
}

/** The same, with what is wrong with stored documents, of which an earlier version is used. */
export async function readDocumentsAndProblems(
  db: Kysely<Tables>,
): Promise<{ documents: Documents; problems: readonly string[] }> {
  const kept = await readKeptDocuments(db, DOCUMENT_CHECKS);
  for (const key of ['webConfig', 'trade', 'customerServices']) {
    if (!kept.has(key)) throw new Error(`the document ${key} is missing`);
  }
  const entries = [...kept].map(([key, { value }]) => [key, value]);
  return {
    documents: Object.fromEntries(entries) as unknown as Documents,
    problems: [...kept].flatMap(([key, { problem }]) =>
      problem === undefined ? [] : `${key}: ${problem}`,
    ),
  };
}

/** Reads one document; undefined when there is none. */
export async function readDocument<Key extends DocumentKey & keyof Documents>(
  db: Kysely<Tables>,
  key: Key,
): Promise<Documents[Key] | undefined> {
  const kept = await readKeptDocument(db, key, DOCUMENT_CHECKS[key]);
  return kept?.value as Documents[Key] | undefined;
}

/** Reads the deposit configuration inside a transaction. @throws Error when never seeded */
export async function readTradeOffer(trx: Trx): Promise<Documents['trade']> {
  return thereOf(await readDocument(trx, 'trade'));
}

/** The revision of the deposit configuration, as one value of a larger statement. */
export const selectTradeRevision = selectRevision('trade');

/** As `readTradeOffer`, when the transaction has read its revision. */
export async function tradeOfferAt(trx: Trx, revision: string | null): Promise<Documents['trade']> {
  const kept = await readKeptAt(trx, 'trade', revision, DOCUMENT_CHECKS.trade);
  return thereOf(kept?.value as Documents['trade'] | undefined);
}

function thereOf(trade: Documents['trade'] | undefined): Documents['trade'] {
  if (trade === undefined) throw new Error('the document trade is missing');
  return trade;
}
