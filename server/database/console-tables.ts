/** The rows of the console's access. */
import type { Fixed, Json } from './columns.ts';
import type { Generated } from 'kysely';

export const CONSOLE_ROLES = ['marketer', 'operator'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

export interface ConsoleAccountTable {
  id: Generated<number>;
  name: Fixed<string>;
  role: ConsoleRole;
  password_hash: string;
  /** Base32, of codes that change with time; null without. */
  totp_secret: Generated<string | null>;
  /** One that was shown and not confirmed yet. */
  totp_pending: Generated<string | null>;
  /** The last step whose code was used: each is good once. */
  totp_step: Generated<number>;
  created_at: Fixed<number>;
}

export interface ConsoleSessionTable {
  token_hash: Fixed<string>;
  account_id: Fixed<number>;
  created_at: Fixed<number>;
  seen_at: number;
}

/** What a program reads reports with. */
export interface ConsoleTokenTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  name: Fixed<string>;
  token_hash: Fixed<string>;
  created_at: Fixed<number>;
  used_at: Generated<number | null>;
}

/** What was done in the console. */
export interface ConsoleActionTable {
  id: Generated<number>;
  happened_at: Fixed<number>;
  /** Name of an account, or what else let somebody in. */
  actor: Fixed<string>;
  action: Fixed<string>;
  detail: Json;
}
