import { minorUnits } from '#shared/money/money.ts';
import { parseJson } from '#server/core/http/read-body.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { ProposalTable } from '#server/core/database/proposal-table.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';

const about = v.object({
  order: v.optional(v.pipe(v.string(), v.trim())),
  account: v.optional(v.pipe(v.string(), v.toLowerCase())),
  /** Hundredths, below zero for money that is taken away; text where it came from the command line. */
  amount: v.fallback(
    v.optional(v.pipe(v.unknown(), v.transform(Number), v.safeInteger(), v.transform(minorUnits))),
    undefined,
  ),
});

export type WaitingProposal = Selectable<ProposalTable> & v.InferOutput<typeof about>;

/** Proposals that wait for a second person, oldest first, with the order or account that they name. */
export async function waitingProposals(
  db: Kysely<Tables>,
  now: EpochMs,
): Promise<WaitingProposal[]> {
  const rows = await db
    .selectFrom('proposal')
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => {
    const { success, output } = v.safeParse(about, parseJson(row.options));
    return { ...row, ...(success ? output : {}) };
  });
}

/** True for proposals about a withdrawal. */
export const isAboutOrder =
  (orderNo: string) =>
  ({ command, order }: WaitingProposal): boolean =>
    command.startsWith('withdrawal ') && order === orderNo;

/** True for proposals about a player, in any case of the account's letters. */
export const isAboutAccount =
  (wanted: string) =>
  ({ account }: WaitingProposal): boolean =>
    account === wanted.toLowerCase();
