/**
 * The open global overlays, the top one last. `close` starts an overlay's exit animation, `closed` ends it;
 * only `closed` lets the next overlay open. Props are plain data.
 */
import type { ActivityDialog } from '#shared/activity/activities.ts';
import type { GameId } from '#shared/game/game.ts';
import type { ChromeGuide, HelpGuide, IosGuide } from '#shared/install/guide.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { ShareReferrer } from '#shared/share/share-link.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Overlay =
  | { readonly name: 'side-menu' }
  | { readonly name: 'install-sheet' }
  | { readonly name: 'ios-hint'; readonly guide: IosGuide }
  | { readonly name: 'open-in-chrome'; readonly guide: ChromeGuide }
  | { readonly name: 'install-help'; readonly guide: HelpGuide }
  | { readonly name: 'redeem-code' }
  | { readonly name: 'superior' }
  | { readonly name: 'sign-in-sessions' }
  | { readonly name: 'game-info'; readonly gameId: GameId }
  | { readonly name: 'game-demo'; readonly gameId: GameId }
  | { readonly name: 'game-deposit' }
  /** What the balance is made of. */
  | { readonly name: 'balance'; readonly isOverGame: boolean }
  | ActivityOverlay;

/** The dialogs of activities and rewards, whose code loads when the first of them opens. */
export type ActivityOverlay =
  | { readonly name: ActivityDialog }
  | { readonly name: 'share'; readonly shareReferrer: ShareReferrer; readonly tid?: string }
  /** A reward that was just given, from any source. */
  | {
      readonly name: 'reward';
      readonly rewards: readonly Reward[];
      /** The list below the dialog has another one to claim. */
      readonly isMoreReady?: boolean;
    };

export interface OpenOverlay {
  readonly id: number;
  readonly overlay: Overlay;
  readonly isClosing: boolean;
}

interface OverlayState {
  readonly stack: readonly OpenOverlay[];
  readonly nextId: number;
}

const initialState: OverlayState = { stack: [], nextId: 1 };

const overlaySlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** Opens an overlay above the others; one that is already open is not opened twice. */
    overlayOpened: (state, { payload }: PayloadAction<Overlay>): OverlayState => {
      const { stack, nextId } = state;
      if (stack.some((open) => open.overlay.name === payload.name && !open.isClosing)) return state;
      const opened = { id: nextId, overlay: payload, isClosing: false };
      return { stack: [...stack, opened], nextId: nextId + 1 };
    },
    overlayClosing: (state, { payload }: PayloadAction<number>) => {
      state.stack = state.stack.map((open) =>
        open.id === payload ? { ...open, isClosing: true } : open,
      );
    },
    /** Closes the overlays of a name, wherever in the stack they are. */
    overlayDismissed: (state, { payload }: PayloadAction<Overlay['name']>) => {
      state.stack = state.stack.map((open) =>
        open.overlay.name === payload ? { ...open, isClosing: true } : open,
      );
    },
    topOverlayClosing: (state) => {
      const top = state.stack.findLast((open) => !open.isClosing);
      state.stack = state.stack.map((open) => (open === top ? { ...open, isClosing: true } : open));
    },
    overlayClosed: (state, { payload }: PayloadAction<number>) => {
      state.stack = state.stack.filter((open) => open.id !== payload);
    },
    /** A navigation closes all overlays. */
    allOverlaysClosing: (state) => {
      state.stack = state.stack.map((open) => ({ ...open, isClosing: true }));
    },
  },
  selectors: {
    selectOverlays: (state) => state.stack,
    selectIsAnyOverlayOpen: (state) => state.stack.length > 0,
  },
});

export const overlayReducer = overlaySlice.reducer;
export const {
  overlayOpened,
  overlayClosing,
  overlayDismissed,
  topOverlayClosing,
  overlayClosed,
  allOverlaysClosing,
} = overlaySlice.actions;
export const { selectOverlays, selectIsAnyOverlayOpen } = overlaySlice.selectors;
