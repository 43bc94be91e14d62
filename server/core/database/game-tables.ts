import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';

/** Rows of played games; see `tables.ts` for conventions of columns. */

/** One game session; only the hash of its play token is stored. */
export interface GameSessionTable {
  id: string;
  token_hash: string;
  player_id: number;
  /** Token hash of the account session that opened it; null for generated ones. */
  account_session: string | null;
  game_id: number;
  kind: GameKind;
  is_demo: boolean;
  lang: string;
  /** The only origin whose messages the game's page accepts. */
  app_origin: string;
  lobby_url: string | null;
  /** The remaining valueless coins of a demo. */
  demo_coin: MinorUnits;
  started_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** A player's seeds; the server seed is secret until `revealed_at`. */
export interface GameSeedTable {
  id: Generated<number>;
  player_id: number;
  server_seed: string;
  server_hash: string;
  client_seed: string;
  /** The next server seed, drawn before the player chooses their next client seed. */
  next_seed: string | null;
  next_hash: string | null;
  /** Rounds played with it. */
  nonce: number;
  created_at: number;
  revealed_at: number | null;
}

/** A round; `win` and `ended_at` are null while it is open. */
export interface GameRoundTable {
  id: Generated<number>;
  round_no: string;
  session_id: string;
  player_id: number;
  game_id: number;
  brand_id: number;
  is_demo: boolean;
  seed_id: number;
  nonce: number;
  req_no: string;
  body_hash: string;
  bet: MinorUnits;
  win: MinorUnits | null;
  balance_after: MinorUnits;
  /** A `RoundDetail`. */
  detail: ColumnType<unknown, string, string>;
  due_at: number | null;
  created_at: number;
  ended_at: number | null;
}
