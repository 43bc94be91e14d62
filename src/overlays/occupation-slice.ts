/** What the player is in the middle of: a half-filled form, a running game. Nothing interrupts it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface OccupationState {
  readonly running: readonly string[];
}

const initialState: OccupationState = { running: [] };

const occupationSlice = createSlice({
  name: 'occupation',
  initialState,
  reducers: {
    occupationBegun: (state, { payload }: PayloadAction<string>) => {
      state.running = [...state.running, payload];
    },
    occupationEnded: (state, { payload }: PayloadAction<string>) => {
      const at = state.running.indexOf(payload);
      state.running = state.running.filter((_name, index) => index !== at);
    },
  },
  selectors: {
    selectIsOccupied: (state) => state.running.length > 0,
  },
});

/** The part of the store that holds this slice. */
export interface WithOccupation {
  readonly occupation: OccupationState;
}

export const occupationReducer = occupationSlice.reducer;
export const { occupationBegun, occupationEnded } = occupationSlice.actions;
export const { selectIsOccupied } = occupationSlice.selectors;
