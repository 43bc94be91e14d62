import type { ApiError } from '#shared/wire/api-error.ts';
import type { Game } from '#shared/game/game.ts';
import type { LobbyConfig } from '#shared/lobby/lobby-config.ts';

/** A list that was received but is not shown yet. */
export interface NextList {
  readonly games: readonly Game[];
  readonly gameListVersion: string;
  /** Address of its icons. */
  readonly iconAddress: string;
  /** When it was received, epoch ms by the device's clock; null for one of an earlier visit. */
  readonly receivedAt: number | null;
  /** When the server sent it, epoch ms by its own clock; null where it does not say. */
  readonly sentAt: number | null;
  /** It may be shown at the next good moment. */
  readonly isReady: boolean;
}

/** The lobby shown now, and the next one. */
export interface CatalogueState {
  readonly config: LobbyConfig | null;
  readonly games: readonly Game[];
  readonly gameListVersion: string;
  /** Only the first games of the lobby's tabs; the whole list is still to come. */
  readonly isPartial: boolean;
  /** When the lobby was last received, epoch ms; null before the first answer. */
  readonly receivedAt: number | null;
  /** Why the last refresh failed; null if it did not. */
  readonly problem: ApiError | null;
  readonly isRefreshing: boolean;
  /**
   * When the request of the newest answer was sent, in ms of the page's monotonic clock; null before the
   * first answer of this visit.
   */
  readonly askedAt: number | null;
  /** When the server sent the shown lobby, epoch ms by its own clock; null where it does not say. */
  readonly sentAt: number | null;
  /** A list that waits for its icons. */
  readonly next: NextList | null;
  /** Whether new lists wait for their icons: a worker that caches icons controls the page. */
  readonly isGated: boolean;
}
