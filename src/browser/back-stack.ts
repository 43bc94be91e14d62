/**
 * Back closes overlays before it leaves the screen (docs/decisions/0038). Each open overlay has one history
 * entry with the address of its page, unknown to the router.
 */
import { hearPopsFirst } from './pop-first.ts';

/** Something above the screen that Back closes. */
export interface Layer {
  /** False while it must stay open: then Back changes nothing. */
  readonly isDismissable: () => boolean;
  readonly close: () => void;
}

export interface BackStack {
  /** Opens a layer above the others; returns the function that removes it once it is closed. */
  readonly open: (layer: Layer) => () => void;
}

/** The parts of a window that the stack uses. */
export interface BackHost {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'go'> & {
    readonly state: unknown;
  };
  readonly location: { readonly href: string };
  /** Calls back on every popstate, before the router receives it. */
  readonly onPop: (listen: (event: Event) => void) => void;
  /** The browser's own methods, below those a router patches in. */
  readonly native: Pick<History, 'pushState' | 'replaceState' | 'go'>;
  readonly after: (ms: number, work: () => void) => () => void;
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

const markOf = (state: unknown): Mark | undefined =>
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
  let endSettling = () => undefined as void;
  let endWaiting = () => undefined as void;

  const depth = () => markOf(history.state)?.depth ?? 0;
  const note = () => (at = { state: history.state, href: host.location.href });

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
    if (step !== null) return;
    const surplus = depth() - layers.length;
    if (surplus > 0) return stepBack(surplus);
    const { state } = history;
    for (let next = depth() + 1; next <= layers.length; next += 1) {
      const mark: Mark = { depth: next, page: pageOf(state) };
      native.pushState({ ...(state as object | null), [MARK]: mark }, '');
    }
    note();
  }

  /** A page opened from an overlay replaces the overlay's entry. */
  function push(...[state, unused, url]: Parameters<History['pushState']>): void {
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

  /** The app's own steps back count pages, not overlays. */
  function go(delta = 0): void {
    native.go(delta < 0 ? delta - depth() + (step?.by ?? 0) : delta);
  }

  function onPop(event: Event): void {
    const before = at;
    note();
    const ended = step;
    step = null;
    endWaiting();
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
    unheard = 0;
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
  };
}

let stack: BackStack | undefined;

/** Opens a layer on the browser's own history. */
export function openLayer(layer: Layer): () => void {
  stack ??= createBackStack(browserHost());
  return stack.open(layer);
}

function browserHost(): BackHost {
  const { prototype } = History;
  return {
    history: window.history,
    location: window.location,
    onPop: hearPopsFirst,
    native: {
      pushState: prototype.pushState.bind(window.history),
      replaceState: prototype.replaceState.bind(window.history),
      go: prototype.go.bind(window.history),
    },
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}
