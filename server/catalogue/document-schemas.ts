import { customerServices } from '#shared/lobby/contract.ts';
import { readStrictly, tolerantList } from '#shared/wire/tolerance.ts';
import { tradeInfo } from '#shared/deposit/trade-contract.ts';
import { webConfig, wireBanner, wireNotice } from '#shared/lobby/web-config-contract.ts';
import { amount } from '#shared/wire/wire.ts';
import { checkWagering } from '#server/money/wagering/wagering-rules.ts';
import type { DocumentCheck } from '#server/core/documents.ts';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const redPacket = v.strictObject({
  levels: v.array(
    v.strictObject({ level: count, bonus: amount, needVip: count, needGameLevel: count }),
  ),
  recharges: v.array(v.strictObject({ id: count, price: amount, bonus: amount })),
  gameLevelBets: v.array(amount),
  betRate: v.number(),
  minWithdraw: amount,
  withdrawalsADay: count,
});
/** The key is the installation's. */
const { publicKey: _key, ...config } = webConfig.entries;
const { exchangeConfig: _state, depositLeft: _left, ...offer } = tradeInfo.entries;

const hidden = v.optional(v.boolean());

/** The documents in wire format, as an operator writes them. */
export const documentSchemas = {
  webConfig: v.object({
    ...config,
    appLobbyAdConfigList: tolerantList(v.object({ ...wireBanner.entries, hidden })),
    appNoticeConfigList: tolerantList(v.object({ ...wireNotice.entries, hidden })),
  }),
  trade: v.object(offer),
  customerServices,
  redPacket,
};

/**
 * The first broken place of a value, and what is expected there.
 * @param whole names the value where it is no object or list at all
 */
export function firstIssue(
  schema: v.GenericSchema,
  value: unknown,
  whole = 'the value',
): string | undefined {
  const read = readStrictly(schema, value);
  if (read.success) return undefined;
  const [issue] = read.issues;
  return `${v.getDotPath(issue) ?? whole}: ${issue.message}`;
}

const checkBy =
  (schema: v.GenericSchema): DocumentCheck =>
  (value) =>
    firstIssue(schema, value);

/** Checks of all documents, by key. */
export const DOCUMENT_CHECKS = {
  webConfig: checkBy(documentSchemas.webConfig),
  trade: checkBy(documentSchemas.trade),
  customerServices: checkBy(documentSchemas.customerServices),
  redPacket: checkBy(documentSchemas.redPacket),
  wagering: checkWagering,
} satisfies Record<string, DocumentCheck>;

export type DocumentKey = keyof typeof DOCUMENT_CHECKS;
export const DOCUMENT_KEYS = Object.keys(DOCUMENT_CHECKS) as DocumentKey[];
