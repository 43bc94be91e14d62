/**
 * Back closes what lies above the screen before it leaves the screen (docs/decisions/0038). Each open
 * overlay stands for one entry of the history, at the address of its page and unknown to the router.
 */
import { hearPopsFirst } from './pop-first.ts';

/** Something above the screen that Back closes. */
export interface Layer {
  /** False while it must not be left: Back changes nothing then. */
  readonly isDismissable: () => boolean;
  readonly close: () => void;
}

export interface BackStack {
  /** Opens a layer above the others; returns how to take it away once it is closed. */
  readonly open: (layer: Layer) => () => void;
}

/** What the stack needs of a browser's window. */
export interface BackHost {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'go'> & {
    readonly state: unknown;
  };
  readonly location: { readonly href: string };
  /** Calls back at every step, before the router hears of it. */
  readonly onPop: (listen: (event: Event) => void) => void;
  /** The browser's own calls, below what a router puts over them. */
  readonly native: Pick<History, 'pushState' | 'replaceState' | 'go'>;
  readonly after: (ms: number, work: () => void) => () => void;
}

/** In the state of an overlay's entry. */
const MARK = 'parolaOverlay';

interface Mark {
  /** Which layer it stands for, from 1. */
  readonly depth: number;
  /** The router's key of the page's own entry. */
  readonly page: unknown;
}

/**
 * A step back that nobody hears of for so long, in ms, went through a frame that is gone: it is taken
 * again, so often at most.
 */
const UNHEARD_MS = 2_000;
const MOST_UNHEARD = 5;

const markOf = (state: unknown): Mark | undefined =>
  typeof state === 'object' && state !== null ? (Reflect.get(state, MARK) as Mark) : undefined;

/** The router's key of the page that an entry belongs to. */
const pageOf = (state: unknown): unknown =>
  markOf(state)?.page ??
  (typeof state === 'object' && state !== null ? Reflect.get(state, '__TSR_key') : undefined);

/** Puts itself under the router's history: call it once for a window. */
export function createBackStack(host: BackHost): BackStack {
  const { history, native } = host;
  const under = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
  };
  let layers: readonly Layer[] = [];
  /** The entry that the browser is at. */
  let at = { state: history.state, href: host.location.href };
  /** A step back of our own is on its way; `replaced`: a page took the entry's place meanwhile. */
  let step: { readonly by: number; readonly isReplaced: boolean } | null = null;
  let unheard = 0;
  /** The step forward to the page that took the entry's place is on its way. */
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

  /** Gives each layer its entry, and takes the entries of closed ones away. */
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

  /** A page that is gone to from an overlay takes the place of the overlay's entry. */
  function push(...[state, unused, url]: Parameters<History['pushState']>): void {
    if (depth() === 0) under.push(state, unused, url);
    else {
      under.replace(state, unused, url);
      if (step !== null) step = { ...step, isReplaced: true };
    }
    note();
  }

  /** What is replaced below an overlay is its page: the entry of that follows when it is come to. */
  function replace(...[state, unused, url]: Parameters<History['replaceState']>): void {
    const mark = markOf(history.state);
    const marked = mark === undefined ? (state as unknown) : { ...(state as object), [MARK]: mark };
    under.replace(marked, unused, url);
    note();
  }

  /** The app's own way back is a page's, not an overlay's. */
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

  /** The page below may have been replaced while an overlay stood above it. */
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

  /** After what comes together: an overlay that closes may open another one, or go to a page. */
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
