/** Rows that operators add to players. */
import type { Generated } from 'kysely';
import type { Fixed } from './columns.ts';

/** Restrictions that may have an end of their own. */
export const ENDING_RESTRICTIONS = ['frozen', 'no-deposits', 'no-play', 'no-withdrawals'] as const;
export type EndingRestriction = (typeof ENDING_RESTRICTIONS)[number];

export interface PlayerNoteTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  author: Fixed<string>;
  note: Fixed<string>;
  created_at: Fixed<number>;
}

/** When an operator's restriction ends by itself. */
export interface RestrictionEndTable {
  player_id: Fixed<number>;
  restriction: Fixed<EndingRestriction>;
  until_at: Fixed<number>;
}
