/** The player's current activity: a half-filled form, a running game. Nothing interrupts it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface BusyState {
  readonly running: readonly string[];
}

const initialState: BusyState = { running: [] };

const busySlice = createSlice({
  name: 'busy',
  initialState,
  reducers: {
    busyBegun: (state, { payload }: PayloadAction<string>) => {
      state.running = [...state.running, payload];
    },
    busyEnded: (state, { payload }: PayloadAction<string>) => {
      const at = state.running.indexOf(payload);
      state.running = state.running.filter((_name, index) => index !== at);
    },
  },
  selectors: {
    selectIsBusy: (state) => state.running.length > 0,
  },
});

export interface WithBusy {
  readonly busy: BusyState;
}

export const busyReducer = busySlice.reducer;
export const { busyBegun, busyEnded } = busySlice.actions;
export const { selectIsBusy } = busySlice.selectors;
