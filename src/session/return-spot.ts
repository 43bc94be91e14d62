/**
 * Where the player left a list of games for one of them, so that Back leads to the very place (spec
 * §2). It lies in session storage: a reload inside the game does not lose it.
 */
import { sessionKeys } from '#config/storage-keys.ts';
import type { GameId } from '#domain/game.ts';
import { isFromGame } from '#domain/lobby-tab.ts';
import { sessionArea } from '#browser/key-value.ts';
import type { LobbyPlace } from './lobby-tab-slice.ts';

/** Which list of the screen a game was opened from. */
export type GameList = 'grid' | 'row' | 'shelf';

export interface ReturnSpot {
  /** The history entry of the screen. */
  readonly entry: string;
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
  readonly gameId: GameId;
  readonly list: GameList;
  /** The player had played before, so that the lobby had a row to go on with. */
  readonly hadHistory: boolean;
  /** The lobby's tabs; null for another screen. */
  readonly place: LobbyPlace | null;
}

export function keepReturnSpot(spot: ReturnSpot): void {
  sessionArea.write(sessionKeys.returnSpot, JSON.stringify(spot));
}

/** Null when there is none. What lies there is the app's own; a part that is not right is not used. */
function readReturnSpot(): ReturnSpot | null {
  try {
    return JSON.parse(sessionArea.read(sessionKeys.returnSpot) ?? 'null') as ReturnSpot | null;
  } catch {
    return null;
  }
}

/** What the list on the screen that opens now has still to take up; each part once. */
let arrived: { top: number | null; spot: ReturnSpot } | null = null;

/**
 * Call it before a screen of games opens; gives the lobby's tabs as they were left for a game.
 * @param cameFrom the address that was left
 * @param entry the history entry that opens: the page goes to its old place on the same entry only
 */
export function arriveAt(cameFrom: string | null, entry: string): LobbyPlace | null {
  const spot = isFromGame(cameFrom) ? readReturnSpot() : null;
  arrived = spot !== null && spot.entry === entry ? { top: spot.top, spot } : null;
  return spot?.place ?? null;
}

/** Whether the screen that opens now goes to its old place. */
export const isReturnDue = (): boolean => arrived !== null;

/** The player has gone on to something else on the screen. */
export function dropReturn(): void {
  arrived = null;
}

/** How far the page was scrolled, in CSS pixels; null when nobody comes back. */
export function takeReturnTop(): number | null {
  if (arrived === null) return null;
  const { top } = arrived;
  arrived.top = null;
  return top;
}

/**
 * The game whose card gets the keyboard back, asked by the list that shows it.
 * @param has whether the list shows a game: of several shelves it is the first that does
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
 * Whether a first row above the games would push away the place that the player comes back to: it was
 * not there before, and the page is scrolled past it.
 */
export const wouldPushReturn = (): boolean =>
  arrived !== null && arrived.spot.top > 0 && !arrived.spot.hadHistory;
