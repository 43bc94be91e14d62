/** Records the position in a list when a game opens, and restores it when the player returns. */
import { gameIdIn } from '#shared/lobby/lobby-tab.ts';
import { isFocusIn, pageTop } from '#browser/page/page.ts';
import { isStripShown } from '#browser/page/strip.ts';
import { selectLobbyPlace, type LobbyPlace } from '#state/lobby/lobby-tab-slice.ts';
import { arriveAt, keepReturnSpot, type GameList } from '#state/lobby/return-spot.ts';
import { selectHistory } from '#state/session/session-slice.ts';
import type { ParsedLocation } from '@tanstack/react-router';
import type { RootState } from '#app/store.ts';

export const LOBBY = '/lobby/home';
/** The screens that show games. */
const SCREENS: ReadonlySet<string> = new Set([LOBBY, '/search']);

interface Navigation {
  readonly fromLocation?: ParsedLocation | undefined;
  readonly toLocation: ParsedLocation;
}

/**
 * Call it before each navigation to another path.
 * @returns the state of the lobby before the game that the player returns from, else null
 */
export function followReturn(
  { fromLocation, toLocation }: Navigation,
  state: RootState,
): LobbyPlace | null {
  if (fromLocation !== undefined && SCREENS.has(fromLocation.pathname)) {
    const gameId = gameIdIn(toLocation.href);
    if (gameId !== null) {
      keepReturnSpot({
        entry: entryOf(fromLocation),
        // A strip in view is not there on the return.
        top: isStripShown() ? 0 : pageTop(),
        gameId,
        list: focusedList(),
        hadHistory: selectHistory(state).length > 0,
        place: fromLocation.pathname === LOBBY ? selectLobbyPlace(state) : null,
      });
    }
  }
  if (!SCREENS.has(toLocation.pathname)) return null;
  return arriveAt(fromLocation?.href ?? null, entryOf(toLocation));
}

function focusedList(): GameList {
  if (isFocusIn('[data-game-list="row"]')) return 'row';
  return isFocusIn('[data-game-list="shelf"]') ? 'shelf' : 'grid';
}

/** Identifies a history entry, also after a reload. */
export const entryOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href;
