import type { PostingKind } from '#server/money/ledger/post.ts';

/** The wire's number of each kind of posting (contract, `getTransactions`). */
export const TRANSACTION_TYPE = {
  deposit: 1,
  withdraw: 2,
  bet: 3,
  win: 4,
  bonus: 5,
  'bank-in': 6,
  'bank-out': 7,
  interest: 8,
  adjust: 9,
  'withdraw-returned': 2,
} as const satisfies Record<PostingKind, number>;

const KINDS = Object.entries(TRANSACTION_TYPE) as [PostingKind, number][];

/** Returns the kinds of postings of these numbers. */
export const kindsOf = (types: readonly number[]): PostingKind[] =>
  KINDS.flatMap(([kind, type]) => (types.includes(type) ? [kind] : []));
