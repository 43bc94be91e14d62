/**
 * Where the player left a list of games for one of them, so that Back restores the position (spec §2). In
 * session storage: a reload inside the game does not lose it.
 */
import { sessionKeys } from '#config/storage-keys.ts';
import type { GameId } from '#shared/game/game.ts';
import { isFromGame } from '#shared/lobby/lobby-tab.ts';
import { sessionArea } from '#browser/storage/key-value.ts';
import type { LobbyPlace } from './lobby-tab-slice.ts';

/** The list on the screen from which a game was opened. */
export type GameList = 'grid' | 'row' | 'shelf';

export interface ReturnSpot {
  /** The history entry of the screen. */
  readonly entry: string;
  /** Scroll position of the page, in CSS pixels. */
  readonly top: number;
  readonly gameId: GameId;
  readonly list: GameList;
  /** The player had played before, so the lobby had a "continue" row. */
  readonly hadHistory: boolean;
  /** The lobby's tabs; null for another screen. */
  readonly place: LobbyPlace | null;
}

export function keepReturnSpot(spot: ReturnSpot): void {
  sessionArea.write(sessionKeys.returnSpot, JSON.stringify(spot));
}

/** Null when there is none. Not validated, as the app wrote it; an invalid part is not used. */
function readReturnSpot(): ReturnSpot | null {
  try {
    return JSON.parse(sessionArea.read(sessionKeys.returnSpot) ?? 'null') as ReturnSpot | null;
  } catch {
    return null;
  }
}

/** What the list on the opening screen still has to restore; each part once. */
let arrived: { top: number | null; spot: ReturnSpot } | null = null;

/**
 * Call it before a screen of games opens; returns the lobby's tabs before the game.
 * @param cameFrom the URL that was left
 * @param entry the history entry that opens: the position is restored only on the same entry
 */
export function arriveAt(cameFrom: string | null, entry: string): LobbyPlace | null {
  const spot = isFromGame(cameFrom) ? readReturnSpot() : null;
  arrived = spot !== null && spot.entry === entry ? { top: spot.top, spot } : null;
  return spot?.place ?? null;
}

/** True when the opening screen restores its position. */
export const isReturnDue = (): boolean => arrived !== null;

/** The player has moved on to something else on the screen. */
export function dropReturn(): void {
  arrived = null;
}

/** The scroll position to restore, in CSS pixels; null when the player is not returning. */
export function takeReturnTop(): number | null {
  if (arrived === null) return null;
  const { top } = arrived;
  arrived.top = null;
  return top;
}

/**
 * The game whose card gets the focus back, requested by the list that shows it.
 * @param has whether the list shows a game: the first of several lists that does gets it
 */
export function takeReturnFocus(
  list: GameList,
  has: (gameId: GameId) => boolean = () => true,
): GameId | null {
  if (arrived?.spot.list !== list || !has(arrived.spot.gameId)) return null;
  const { gameId } = arrived.spot;
  arrived = null;
  return gameId;
}

/**
 * True when a new first row above the games would shift the position to restore: it was not there before, and
 * the page is scrolled past it.
 */
export const wouldPushReturn = (): boolean =>
  arrived !== null && arrived.spot.top > 0 && !arrived.spot.hadHistory;
