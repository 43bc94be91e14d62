/**
 * Back closes overlays before it leaves the screen (docs/decisions/0007). Each open overlay has one history
 * entry with the address of its page, unknown to the router.
 */
import type { BackHost } from './back-host.ts';

/** Something above the screen that Back closes. */
export interface Layer {
  /** False while it must stay open: then Back changes nothing. */
  readonly isDismissable: () => boolean;
  readonly close: () => void;
}

export interface BackStack {
  /** Opens a layer above the others; returns the function that removes it once it is closed. */
  readonly open: (layer: Layer) => () => void;
  /** True when a frame has added entries to the history since the page's own last change of it. */
  readonly hasFrameMoved: () => boolean;
  /** True when the page's entry was reached through the history: frames of an earlier visit may stand before it. */
  readonly isAfterStep: () => boolean;
}

/** Key in the state of an overlay's entry. */
const MARK = 'parolaOverlay';

interface Mark {
  /** Number of the layer it represents, from 1. */
  readonly depth: number;
  /** The router's key of the page's own entry. */
  readonly page: unknown;
}

/**
 * A step back without an event for this long, in ms, went through a removed frame: it is repeated, a limited
 * number of times.
 */
const UNHEARD_MS = 2_000;
const MOST_UNHEARD = 5;
/** Entries of frames that one way back goes through, where the browser cannot pass over them. */
const MOST_TRIES = 50;

export const markOf = (state: unknown): Mark | undefined =>
  typeof state === 'object' && state !== null ? (Reflect.get(state, MARK) as Mark) : undefined;

/** The router's key of the page that an entry belongs to. */
const pageOf = (state: unknown): unknown =>
  markOf(state)?.page ??
  (typeof state === 'object' && state !== null ? Reflect.get(state, '__TSR_key') : undefined);

/** Patches the history below the router: call it once per window. */
export function createBackStack(host: BackHost): BackStack {
  const { history, native } = host;
  const under = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
  };
  let layers: readonly Layer[] = [];
  /** The browser's current entry. */
  let at = { state: history.state, href: host.location.href };
  /** A step back by this module is pending; `isReplaced`: a page took the entry's place meanwhile. */
  let step: { readonly by: number; readonly isReplaced: boolean } | null = null;
  let unheard = 0;
  /** The step forward to the page that took the entry's place is pending. */
  let isReturning = false;
  /** The app's own way back is pending: it ends at another page, whatever frames have added in between. */
  let leaving: { readonly page: unknown; readonly by: number; readonly tries: number } | null =
    null;
  let entryCount = host.countEntries();
  let isStepped = false;
  let endSettling = () => undefined as void;
  let endWaiting = () => undefined as void;

  const depth = () => markOf(history.state)?.depth ?? 0;

  function note(): void {
    at = { state: history.state, href: host.location.href };
    entryCount = host.countEntries();
  }

  function stepBack(by: number): void {
    step = { by, isReplaced: false };
    endWaiting = host.after(UNHEARD_MS, () => {
      step = null;
      unheard += 1;
      if (unheard < MOST_UNHEARD) settle();
    });
    native.go(-by);
  }

  /** Adds the missing entries of open layers and removes those of closed ones. */
  function settle(): void {
    endSettling();
    if (step !== null || leaving !== null) return;
    const surplus = depth() - layers.length;
    if (surplus > 0) return stepBack(surplus);
    const { state } = history;
    for (let next = depth() + 1; next <= layers.length; next += 1) {
      const mark: Mark = { depth: next, page: pageOf(state) };
      native.pushState({ ...(state as object | null), [MARK]: mark }, '');
      isStepped = false;
    }
    note();
  }

  /** A page opened from an overlay replaces the overlay's entry. */
  function push(...[state, unused, url]: Parameters<History['pushState']>): void {
    isStepped = false;
    if (depth() === 0) under.push(state, unused, url);
    else {
      under.replace(state, unused, url);
      if (step !== null) step = { ...step, isReplaced: true };
    }
    note();
  }

  /** A replacement below an overlay is of its page: that page's entry is updated when it is reached. */
  function replace(...[state, unused, url]: Parameters<History['replaceState']>): void {
    const mark = markOf(history.state);
    const marked = mark === undefined ? (state as unknown) : { ...(state as object), [MARK]: mark };
    under.replace(marked, unused, url);
    note();
  }

  /** The app's own steps back count pages, not overlays; while one is pending, another one is the same press. */
  function go(delta = 0): void {
    if (delta >= 0) return native.go(delta);
    if (leaving !== null) return;
    leaving = { page: pageOf(history.state), by: delta, tries: 0 };
    leave();
  }

  function leave(): void {
    if (leaving === null) return;
    const { by, tries } = leaving;
    leaving = { ...leaving, tries: tries + 1 };
    endWaiting();
    endWaiting = host.after(UNHEARD_MS, () => {
      step = null;
      unheard += 1;
      if (unheard < MOST_UNHEARD) return leave();
      leaving = null;
      unheard = 0;
      settle();
    });
    native.go(by - depth() + (step?.by ?? 0));
  }

  /** @returns true when the step was one within the page that is being left, through entries of its frames */
  function isStillLeaving(): boolean {
    if (leaving === null) return false;
    const isSame = leaving.page !== undefined && pageOf(at.state) === leaving.page;
    if (isSame && leaving.tries < MOST_TRIES) {
      leave();
      return true;
    }
    leaving = null;
    return false;
  }

  function onPop(event: Event): void {
    const before = at;
    note();
    isStepped = true;
    const ended = step;
    step = null;
    unheard = 0;
    endWaiting();
    if (isStillLeaving()) {
      event.stopImmediatePropagation();
      return;
    }
    if (ended?.isReplaced === true || isReturning) {
      event.stopImmediatePropagation();
      isReturning = !isReturning;
      if (isReturning && ended !== null) native.go(ended.by);
      return;
    }
    const wasAbove = markOf(before.state) !== undefined;
    if ((wasAbove || depth() > 0) && pageOf(at.state) === pageOf(before.state)) {
      event.stopImmediatePropagation();
      if (wasAbove) carryPage(before, at.state);
      if (ended === null) closeAbove(depth());
    }
    settleSoon();
  }

  /** The page below may have been replaced while an overlay was open above it. */
  function carryPage(from: typeof at, landed: unknown): void {
    const { [MARK]: _mark, ...page } = from.state as Record<string, unknown>;
    const isReplaced = page['__TSR_key'] !== Reflect.get(Object(landed) as object, '__TSR_key');
    if (!isReplaced && from.href === at.href) return;
    const mark = markOf(landed);
    native.replaceState(mark === undefined ? page : { ...page, [MARK]: mark }, '', from.href);
    note();
  }

  function closeAbove(kept: number): void {
    for (const layer of layers.slice(kept).toReversed()) {
      if (!layer.isDismissable()) return;
      layer.close();
    }
  }

  /** Waits for related changes: an overlay that closes may open another one, or navigate. */
  function settleSoon(): void {
    endSettling();
    endSettling = host.after(0, settle);
  }

  history.pushState = push;
  history.replaceState = replace;
  history.go = go;
  history.back = () => go(-1);
  host.onPop(onPop);
  settleSoon();

  return {
    open(layer) {
      layers = [...layers, layer];
      settle();
      return () => {
        layers = layers.filter((open) => open !== layer);
        settleSoon();
      };
    },
    hasFrameMoved: () => host.countEntries() !== entryCount,
    isAfterStep: () => isStepped,
  };
}
