/** The active lobby tab and provider, and when they are restored (spec §2, Home). */
import { HOT_TAB, openingTab, type GameOrigin } from '#shared/lobby/lobby-tab.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The sub-tabs of the collect tab (spec §2). */
export type CollectPart = 'likes' | 'history';

/** The player's selection in the lobby. */
export interface LobbyPlace {
  readonly active: number;
  readonly part: CollectPart;
  /** The selected provider by category; a missing category shows all. */
  readonly providers: Readonly<Record<number, number>>;
}

interface LobbyTabState extends LobbyPlace {
  /** Set by a link to a tab; used once, when the lobby opens. */
  readonly requested: number | null;
}

const initialState: LobbyTabState = {
  active: HOT_TAB,
  part: 'likes',
  providers: {},
  requested: null,
};

interface LobbyOpening {
  /** The URL from which the lobby was opened. */
  readonly cameFrom: string | null;
  readonly origin: GameOrigin | null;
  /** The lobby before the game that the player returns from. */
  readonly left?: LobbyPlace | null;
}

const lobbyTabSlice = createSlice({
  name: 'lobbyTab',
  initialState,
  reducers: {
    lobbyTabChosen: (state, { payload }: PayloadAction<number>) => ({ ...state, active: payload }),
    /** A link elsewhere requests a tab; follow it with a navigation to the lobby. */
    lobbyTabRequested: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      active: payload,
      requested: payload,
    }),
    providerChosen: (
      state,
      { payload }: PayloadAction<{ categoryId: number; providerId: number | null }>,
    ) => {
      const { [payload.categoryId]: _dropped, ...others } = state.providers;
      const { categoryId, providerId } = payload;
      return {
        ...state,
        providers: providerId === null ? others : { ...others, [categoryId]: providerId },
      };
    },
    collectPartChosen: (state, { payload }: PayloadAction<CollectPart>) => ({
      ...state,
      part: payload,
    }),
    /** The lobby was already open when a link requested a tab. */
    lobbyTabShown: (state) => ({ ...state, requested: null }),
    /**
     * The lobby opens: a requested tab, else after a game its previous state, else the first tab. A player
     * who returns from a game that was not opened here finds its provider selected (spec §2).
     */
    lobbyOpened: (state, { payload }: PayloadAction<LobbyOpening>): LobbyTabState => {
      const { cameFrom, origin, left } = payload;
      const place = left ?? {
        active: openingTab(state.active, cameFrom),
        providers: origin === null ? {} : { [origin.typeId]: origin.brandId },
      };
      const requested = state.requested === null ? {} : { active: state.requested };
      return { ...initialState, ...place, ...requested };
    },
  },
  selectors: {
    selectLobbyTab: (state) => state.active,
    selectCollectPart: (state) => state.part,
    /** Saved while a game is open. */
    selectLobbyPlace: ({ active, part, providers }): LobbyPlace => ({ active, part, providers }),
    selectProviderTab: (state, categoryId: number) => state.providers[categoryId] ?? null,
  },
});

export const lobbyTabReducer = lobbyTabSlice.reducer;
export const {
  lobbyTabChosen,
  lobbyTabRequested,
  lobbyTabShown,
  collectPartChosen,
  providerChosen,
  lobbyOpened,
} = lobbyTabSlice.actions;
export const { selectLobbyTab, selectCollectPart, selectLobbyPlace, selectProviderTab } =
  lobbyTabSlice.selectors;
