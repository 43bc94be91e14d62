import type { ApiError } from '#contract/api-error.ts';
import type { Game } from '#domain/game.ts';
import type { LobbyConfig } from '#domain/lobby-config.ts';

/** A list that the platform has told and the lobby does not show yet. */
export interface NextList {
  readonly games: readonly Game[];
  readonly gameListVersion: string;
  /** Where its icons live. */
  readonly resourceUrl: string;
  /** When it came, epoch ms by the phone's clock; null for one of an earlier visit. */
  readonly receivedAt: number | null;
  /** When the platform told it, epoch ms by its own clock; null where it does not say. */
  readonly toldAt: number | null;
  /** It may be shown at the next good moment. */
  readonly isReady: boolean;
}

/** What the lobby shows, and what it will show next. */
export interface CatalogueState {
  readonly config: LobbyConfig | null;
  readonly games: readonly Game[];
  readonly gameListVersion: string;
  /** The games are those that the lobby's tabs begin with; the whole list is still to come. */
  readonly isPartial: boolean;
  /** When the platform last told the lobby, epoch ms; null before it ever did. */
  readonly receivedAt: number | null;
  /** Why the last refresh failed; null while none did. */
  readonly problem: ApiError | null;
  readonly isRefreshing: boolean;
  /**
   * When the newest answer was asked for, in ms of the page's own clock; null while no answer of this
   * visit has come.
   */
  readonly askedAt: number | null;
  /** When the platform told what is shown, epoch ms by its own clock; null where it does not say. */
  readonly toldAt: number | null;
  /** A list that waits for its icons. */
  readonly next: NextList | null;
  /** Whether lists wait: a worker that keeps icons is in charge of the page. */
  readonly isGated: boolean;
}
