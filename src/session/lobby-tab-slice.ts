/** Which lobby tab and provider are active, and when they are remembered (spec §2, Home). */
import { HOT_TAB, openingTab, type GameOrigin } from '#domain/lobby-tab.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The sub-tabs of the collect tab (spec §2). */
export type CollectPart = 'likes' | 'history';

/** What the player chose in the lobby. */
export interface LobbyPlace {
  readonly active: number;
  readonly part: CollectPart;
  /** The provider chosen in each category; a category that is not here shows all. */
  readonly providers: Readonly<Record<number, number>>;
}

interface LobbyTabState extends LobbyPlace {
  /** Set by a link that asks for a tab; used once, when the lobby opens. */
  readonly requested: number | null;
}

const initialState: LobbyTabState = {
  active: HOT_TAB,
  part: 'likes',
  providers: {},
  requested: null,
};

interface LobbyOpening {
  /** The address that was left for the lobby. */
  readonly cameFrom: string | null;
  readonly origin: GameOrigin | null;
  /** The lobby as it was left for the game that the player comes back from. */
  readonly left?: LobbyPlace | null;
}

const lobbyTabSlice = createSlice({
  name: 'lobbyTab',
  initialState,
  reducers: {
    lobbyTabChosen: (state, { payload }: PayloadAction<number>) => ({ ...state, active: payload }),
    /** A link elsewhere asks for a tab; follow it with a navigation to the lobby. */
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
    /** The lobby was open already when a link asked for a tab. */
    lobbyTabShown: (state) => ({ ...state, requested: null }),
    /**
     * The lobby opens: a requested tab, else after a game everything as it was left, else the first
     * tab. Who comes from a game that was not opened from here finds its provider (spec §2).
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
    /** What is kept while a game is open. */
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
