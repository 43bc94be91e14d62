/** The browser's own history, as the back stack uses it. */
import { hearPopsFirst } from './pop-first.ts';

/** The parts of a window that the stack uses. */
export interface BackHost {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'go'> & {
    readonly state: unknown;
  };
  readonly location: { readonly href: string };
  /** Changes with the number of entries, those of frames included. */
  readonly countEntries: () => string;
  /** Calls back on every popstate, before the router receives it. */
  readonly onPop: (listen: (event: Event) => void) => void;
  /** The browser's own methods, below those a router patches in. */
  readonly native: Pick<History, 'pushState' | 'replaceState' | 'go'>;
  readonly after: (ms: number, work: () => void) => () => void;
}

export function browserHost(): BackHost {
  const { prototype } = History;
  return {
    history: window.history,
    location: window.location,
    countEntries: () => `${window.history.length} ${ownEntries().length}`,
    onPop: hearPopsFirst,
    native: {
      pushState: prototype.pushState.bind(window.history),
      replaceState: prototype.replaceState.bind(window.history),
      go: passFrames,
    },
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** The entries of the page itself, without those of its frames; empty where the browser does not list them. */
const ownEntries = (): readonly NavigationHistoryEntry[] =>
  'navigation' in window ? window.navigation.entries() : [];

/** Goes back over the page's own entries, whatever its frames have added; without a list, over all. */
function passFrames(delta = 0): void {
  const at = 'navigation' in window ? (window.navigation.currentEntry?.index ?? -1) : -1;
  const target = delta < 0 ? ownEntries()[at + delta] : undefined;
  if (target === undefined || at < 0) return History.prototype.go.call(window.history, delta);
  const { committed, finished } = window.navigation.traverseTo(target.key);
  // A step that another one replaces is no failure.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}
