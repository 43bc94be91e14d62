/** The back stack of the browser's own history. */
import { browserHost } from './back-host.ts';
import { createBackStack, markOf, type BackStack, type Layer } from './back-stack.ts';

let stack: BackStack | undefined;

/** The stack of the browser's own history. */
export const backStack = (): BackStack => (stack ??= createBackStack(browserHost()));

/** Opens a layer on the browser's own history. */
export const openLayer = (layer: Layer): (() => void) => backStack().open(layer);

/** Removes the entries that overlays had before a reload, so that the first Back leaves the page. */
export function removeLeftLayers(): void {
  if (markOf(window.history.state) !== undefined) backStack();
}
