/** Rows of console accounts and access. */
import type { Fixed, Json } from './columns.ts';
import type { Generated } from 'kysely';

/** Which pages an account opens: reports and campaigns, those of operators, both, reports alone, or those of some campaigns. */
export const CONSOLE_ROLES = ['marketer', 'operator', 'both', 'viewer', 'agency'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

export interface ConsoleAccountTable {
  id: Generated<number>;
  name: Fixed<string>;
  role: ConsoleRole;
  /** How the names of its campaigns begin; of an agency only. */
  campaigns: Generated<string | null>;
  password_hash: string;
  /** Base32 secret of time-based codes; null without them. */
  totp_secret: Generated<string | null>;
  /** A secret that was shown and is not confirmed yet. */
  totp_pending: Generated<string | null>;
  /** The last step whose code was used: each code works once. */
  totp_step: Generated<number>;
  created_at: Fixed<number>;
}

export interface ConsoleSessionTable {
  token_hash: Fixed<string>;
  account_id: Fixed<number>;
  created_at: Fixed<number>;
  seen_at: number;
  /** Where it was opened; '' for those older than the column. */
  network: Fixed<string>;
}

/** A token of a program that reads reports. */
export interface ConsoleTokenTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  name: Fixed<string>;
  token_hash: Fixed<string>;
  created_at: Fixed<number>;
  used_at: Generated<number | null>;
  may_send_costs: Generated<boolean>;
}

/** An entry of the console's action log. */
export interface ConsoleActionTable {
  id: Generated<number>;
  happened_at: Fixed<number>;
  /** Account name, or the other means of access. */
  actor: Fixed<string>;
  action: Fixed<string>;
  detail: Json;
}
